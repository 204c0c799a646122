/** Less used options: viewer, speed, the dice check, file, link, and playing on from here. */
import type { Viewer } from "@turnlight/kernel";
import { number } from "../../language/format.ts";
import { texts } from "../../language/language.ts";
import type { OpenRecord } from "../../match/replay/open.ts";
import {
  Button,
  ChartIcon,
  CheckIcon,
  Dialog,
  DownloadIcon,
  PlayIcon,
  ShareIcon,
  UploadIcon,
  WarnIcon,
} from "../../ui/index.ts";
import { type ReplayPlayer, replaySpeeds } from "./player.ts";
import { words } from "./words.ts";

interface MoreOptionsProps {
  readonly record: OpenRecord;
  readonly player: ReplayPlayer;
  nameOf(seat: number): string;
  /** `undefined` if the match cannot be continued from here. */
  readonly onPlayOn: (() => void) | undefined;
  /** `undefined` if the game has no reviewer. */
  readonly onReview: (() => void) | undefined;
  onSave(): void;
  onLink(): void;
  onOpen(): void;
  onClose(): void;
}

const Dice = ({ record: { diceAreTrue, commitment, record } }: Pick<MoreOptionsProps, "record">) => {
  const labels = words.value;
  return (
    <section class="replay-dice">
      <h3>{labels.dice}</h3>
      <p>
        {diceAreTrue === true && <CheckIcon />}
        {diceAreTrue === false && <WarnIcon />}
        {diceAreTrue === undefined ? labels.noDice : diceAreTrue ? labels.diceTrue : labels.diceFalse}
      </p>
      {diceAreTrue !== undefined && (
        <dl>
          <dt>{labels.fingerprint}</dt>
          <dd>
            <code>{commitment}</code>
          </dd>
          <dt>{labels.seed}</dt>
          <dd>
            <code>{record.seed}</code>
          </dd>
        </dl>
      )}
    </section>
  );
};

export const MoreOptions = ({
  record,
  player,
  nameOf,
  onPlayOn,
  onReview,
  onSave,
  onLink,
  onOpen,
  onClose,
}: MoreOptionsProps) => {
  const labels = words.value;
  const eyes: readonly Viewer[] = ["spectator", ...Array.from({ length: record.seats }, (_, seat) => seat)];
  return (
    <Dialog title={labels.more} onClose={onClose}>
      <div class="replay-more">
        {record.seats > 1 && (
          <label>
            <span>{labels.seenBy}</span>
            <select
              value={player.viewer.value}
              onChange={({ currentTarget: { value } }) => player.look(value === "spectator" ? value : Number(value))}
            >
              {eyes.map((one) => (
                <option key={one} value={one}>
                  {one === "spectator" ? labels.spectator : nameOf(one)}
                </option>
              ))}
            </select>
          </label>
        )}
        <label>
          <span>{labels.speed}</span>
          <select
            value={player.speed.value}
            onChange={({ currentTarget: { value } }) => {
              player.speed.value = Number(value);
            }}
          >
            {replaySpeeds.map((times) => (
              <option key={times} value={times}>
                {`${number(times)} ×`}
              </option>
            ))}
          </select>
        </label>
        {onPlayOn !== undefined && (
          <div class="replay-on">
            <Button icon={PlayIcon} wide onPress={onPlayOn}>
              {labels.playOn}
            </Button>
            <p>{record.seats === 1 ? labels.playOnAlone : labels.playOnAbout(record.diceAreTrue !== undefined)}</p>
          </div>
        )}
        <div class="replay-ways">
          {onReview !== undefined && (
            <Button kind="quiet" icon={ChartIcon} onPress={onReview}>
              {texts.value.match.review}
            </Button>
          )}
          <Button kind="quiet" icon={DownloadIcon} onPress={onSave}>
            {labels.saveFile}
          </Button>
          <Button kind="quiet" icon={ShareIcon} onPress={onLink}>
            {labels.link}
          </Button>
          <Button kind="quiet" icon={UploadIcon} onPress={onOpen}>
            {labels.openAnother}
          </Button>
        </div>
        <Dice record={record} />
      </div>
    </Dialog>
  );
};
