/** A duplicate that is over: points, the quality of the decisions, the curve beside perfect play, and a card to share. */
import { useSignal } from "@preact/signals";
import { type DuplicateDay, type DuplicateSlip, zonk } from "@turnlight/games/zonk";
import { Medal } from "../faces/Bust.tsx";
import type { PatronName } from "../faces/patrons.ts";
import { page as zonkPage } from "../page.ts";
import { Button, dayName, LineChart, number, percent, type SharedFile, ShareIcon, ShareSheet } from "../shared.ts";
import { duplicateWords } from "../words/duplicate.ts";
import { review } from "../words/review.ts";
import { words } from "../words/words.ts";
import { duplicatePicture } from "./picture.ts";
import "./duplicate.css";

export interface DuplicateResultProps {
  readonly date: string;
  readonly points: number;
  readonly result: DuplicateDay;
  /** The opponent, and its points with the same dice. */
  readonly opponent: PatronName;
  readonly other: number;
  /** The decisions that were not the best, the costliest first; where the record is at hand. */
  readonly slips?: readonly DuplicateSlip[];
}

/** How many decisions are listed. */
const listed = 3;

const last = (curve: readonly number[]): number => curve.at(-1) ?? 0;

const Slips = ({ slips }: { readonly slips: readonly DuplicateSlip[] }) => {
  const texts = duplicateWords.value;
  const worded = review.value;
  const said = (move: DuplicateSlip["made"], { state }: DuplicateSlip) =>
    worded.move(zonk.rules.moveText.write(move), state);
  return (
    <section class="duplicate-slips">
      <h3>{texts.slips}</h3>
      <ol>
        {slips.slice(0, listed).map((slip) => (
          <li key={`${slip.round} ${slip.state.takes.length} ${slip.made.kind}`}>
            {texts.slip(
              slip.round,
              said(slip.made, slip),
              said(slip.better, slip),
              number(Math.max(1, Math.round(slip.cost))),
            )}
          </li>
        ))}
      </ol>
    </section>
  );
};

export const DuplicateResult = ({ date, points, result, opponent, other, slips = [] }: DuplicateResultProps) => {
  const texts = duplicateWords.value;
  const { name } = words.value.patrons[opponent];
  const { quality, par, curve, perfect } = result;
  const sharing = useSignal<SharedFile | "none" | undefined>(undefined);
  const shared = texts.shareText(dayName(date), number(points), percent(quality, 0), number(last(perfect)));
  const share = async () => {
    const picture = await duplicatePicture(result, {
      title: `${zonkPage.words.value.title} · ${words.value.daily.title}`,
      day: dayName(date),
      points: texts.points(number(points)),
      quality: `${texts.decisions} ${percent(quality, 0)}`,
      you: texts.you,
      perfect: `${texts.perfect} ${number(last(perfect))}`,
    });
    sharing.value = picture === undefined ? "none" : { name: `zonk-${date}.png`, content: picture, type: "image/png" };
  };
  return (
    <section class="duplicate">
      <p class="duplicate-points">{texts.points(number(points))}</p>
      <dl class="duplicate-figures">
        <div>
          <dt>{texts.decisions}</dt>
          <dd>{percent(quality, 0)}</dd>
        </div>
        <div>
          <dt>
            <Medal name="perfect" isPainted />
            {texts.perfect}
          </dt>
          <dd>{number(last(perfect))}</dd>
        </div>
        <div>
          <dt>
            <Medal name={opponent} isPainted />
            {name}
          </dt>
          <dd>{number(other)}</dd>
        </div>
      </dl>
      <p class="soft">{texts.decisionsAbout(number(Math.round((1 - quality) * par)), number(Math.round(par)))}</p>
      <LineChart
        title={texts.curve}
        across={texts.round}
        lines={[
          { name: texts.you, colour: 0, values: curve },
          { name: texts.perfect, colour: 4, values: perfect },
        ]}
      />
      {slips.length > 0 && <Slips slips={slips} />}
      <Button kind="quiet" icon={ShareIcon} onPress={() => void share()}>
        {texts.share}
      </Button>
      {sharing.value !== undefined && (
        <ShareSheet
          title={texts.picture}
          text={shared}
          place="/play/zonk/daily"
          {...(sharing.value !== "none" && { file: sharing.value })}
          onClose={() => {
            sharing.value = undefined;
          }}
        />
      )}
    </section>
  );
};
