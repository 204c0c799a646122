/** What one seldom needs: whose eyes, how fast, the dice, the file, the link, and playing on from here. */
import type { Viewer } from "@turnlight/kernel";
import { number, texts } from "../../language/language.ts";
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
  /** Nothing where nobody could go on from here. */
  readonly onPlayOn: (() => void) | undefined;
  /** Nothing where nobody judges this game. */
  readonly onReview: (() => void) | undefined;
  onSave(): void;
  onLink(): void;
  onOpen(): void;
  onClose(): void;
}

const Dice = ({ record: { diceAreTrue, commitment, record } }: Pick<MoreOptionsProps, "record">) => {
  const said = words.value;
  return (
    <section class="replay-dice">
      <h3>{said.dice}</h3>
      <p>
        {diceAreTrue === true && <CheckIcon />}
        {diceAreTrue === false && <WarnIcon />}
        {diceAreTrue === undefined ? said.noDice : diceAreTrue ? said.diceTrue : said.diceFalse}
      </p>
      {diceAreTrue !== undefined && (
        <dl>
          <dt>{said.fingerprint}</dt>
          <dd>
            <code>{commitment}</code>
          </dd>
          <dt>{said.seed}</dt>
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
  const said = words.value;
  const eyes: readonly Viewer[] = ["spectator", ...Array.from({ length: record.seats }, (_, seat) => seat)];
  return (
    <Dialog title={said.more} onClose={onClose}>
      <div class="replay-more">
        {record.seats > 1 && (
          <label>
            <span>{said.seenBy}</span>
            <select
              value={player.viewer.value}
              onChange={({ currentTarget: { value } }) => player.look(value === "spectator" ? value : Number(value))}
            >
              {eyes.map((one) => (
                <option key={one} value={one}>
                  {one === "spectator" ? said.spectator : nameOf(one)}
                </option>
              ))}
            </select>
          </label>
        )}
        <label>
          <span>{said.speed}</span>
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
              {said.playOn}
            </Button>
            <p>{record.seats === 1 ? said.playOnAlone : said.playOnAbout(record.diceAreTrue !== undefined)}</p>
          </div>
        )}
        <div class="replay-ways">
          {onReview !== undefined && (
            <Button kind="quiet" icon={ChartIcon} onPress={onReview}>
              {texts.value.match.review}
            </Button>
          )}
          <Button kind="quiet" icon={DownloadIcon} onPress={onSave}>
            {said.saveFile}
          </Button>
          <Button kind="quiet" icon={ShareIcon} onPress={onLink}>
            {said.link}
          </Button>
          <Button kind="quiet" icon={UploadIcon} onPress={onOpen}>
            {said.openAnother}
          </Button>
        </div>
        <Dice record={record} />
      </div>
    </Dialog>
  );
};
