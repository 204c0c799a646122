/** A score being added up over the dice: points and mult as two plates, then the result. It is announced once, elsewhere. */

import { bonusAt } from "@turnlight/games/thirteen";
import { itemOf, nameOf } from "../items/describe.ts";
import { Glyph } from "../items/Glyph.tsx";
import { number } from "../shared.ts";
import { words } from "../words/words.ts";
import { type Beat, linesOf } from "./beats.ts";
import type { Finale, Show } from "./useFeel.ts";
import "./show.css";

/** The item of a beat, if it has one. */
const itemOfBeat = ({ by }: Beat, dice: readonly string[]): string | undefined => {
  if (typeof by !== "object") return undefined;
  if ("charm" in by) return by.charm;
  return "die" in by ? dice[by.die] : undefined;
};

const nameOfBeat = (beat: Beat, dice: readonly string[]): string => {
  const texts = words.value.breakdown;
  if (beat.by === "level") return texts.level;
  if (beat.by === "stage") return texts.stage;
  const item = itemOfBeat(beat, dice);
  return item === undefined ? texts.base : nameOf(item);
};

const givesWords = ({ by, points = 0, mult = 0, xmult = 1 }: Beat): string => {
  const texts = words.value.breakdown;
  if (by === "dice") return number(points);
  return [
    ...(points === 0 ? [] : [`+${number(points)}`]),
    ...(mult === 0 ? [] : [texts.multMore(number(mult))]),
    ...(xmult === 1 ? [] : [`×${number(xmult)}`]),
  ].join(" ");
};

export const Beats = ({ beats, dice }: { readonly beats: readonly Beat[]; readonly dice: readonly string[] }) => (
  <ol class="beats">
    {linesOf(beats).map((beat, i) => (
      <li
        key={`${i + 1} ${nameOfBeat(beat, dice)}`}
        class={typeof beat.by === "object" && "charm" in beat.by ? "beat by-charm" : "beat"}
      >
        <span>{nameOfBeat(beat, dice)}</span>
        <b>{givesWords(beat)}</b>
      </li>
    ))}
  </ol>
);

/** What has been added so far, as small chips; the last one is the newest. */
const Trail = ({ beats, dice }: { readonly beats: readonly Beat[]; readonly dice: readonly string[] }) => (
  <ul class="trail">
    {linesOf(beats).map((beat, i, { length }) => {
      const item = itemOfBeat(beat, dice);
      return (
        <li key={`${i + 1}`} class={i === length - 1 ? "newest" : ""}>
          {item !== undefined && itemOf(item) !== undefined ? <Glyph item={item} /> : nameOfBeat(beat, dice)}{" "}
          <b>{givesWords(beat)}</b>
        </li>
      );
    })}
  </ul>
);

/** Which plate a beat changes. */
const changes = ({ by, points = 0, mult = 0, xmult = 1 }: Beat) => ({
  points: points !== 0 || (by === "level" && xmult !== 1),
  mult: mult !== 0 || (by !== "level" && xmult !== 1),
});

interface ScoreShowProps {
  readonly show: Show;
  readonly dice: readonly string[];
  onSkip(): void;
}

export const ScoreShow = ({ show, dice, onSkip }: ScoreShowProps) => {
  const texts = words.value;
  const { beats, at, strength, points, category } = show;
  const isSlam = at >= beats.length;
  const beat = beats[Math.min(at, beats.length - 1)];
  if (beat === undefined || strength === 0) return null;
  const hot = changes(beat);
  return (
    <div
      class={`score-show strength-${strength}${isSlam ? " slam" : ""}`}
      aria-hidden="true"
      style={{ "--heat": Math.min(1, at / beats.length) }}
      onClick={onSkip}
    >
      {isSlam && (
        <>
          <p class="show-box">{texts.boxes[category]}</p>
          <p class="slam-total">{number(points)}</p>
        </>
      )}
      <p class="plates">
        <span
          class={`score-plate points${!isSlam && hot.points ? " hot" : ""}`}
          key={isSlam ? "points" : `points ${beat.sum}`}
        >
          <small>{texts.breakdown.points}</small>
          <b>{number(beat.sum)}</b>
        </span>
        <span class="plate-times">×</span>
        <span
          class={`score-plate mult${!isSlam && hot.mult ? " hot" : ""}`}
          key={isSlam ? "mult" : `mult ${beat.times}`}
        >
          <small>{texts.breakdown.mult}</small>
          <b>{number(beat.times)}</b>
        </span>
      </p>
      {!isSlam && (
        <>
          <p class="so-far">
            <small>{texts.breakdown.soFar(texts.boxes[category])}</small> <b>{number(beat.total)}</b>
          </p>
          <Trail beats={beats.slice(0, at + 1)} dice={dice} />
        </>
      )}
      <small class="show-skip">{texts.breakdown.skip}</small>
    </div>
  );
};

/** The upper bonus: six boxes poured into a tube that overflows. */
export const BonusShow = ({ finale, onSkip }: { readonly finale: Finale; onSkip(): void }) => {
  const texts = words.value.breakdown;
  return (
    <div class="bonus-show" aria-hidden="true" onClick={onSkip}>
      <p class="bonus-title">{texts.upperBonus}</p>
      <p class="bonus-points">+{number(finale.points)}</p>
      <p class="bonus-tube">
        <span>{texts.pipsOf(finale.pips, bonusAt)}</span>
      </p>
      <small class="show-skip">{texts.skip}</small>
    </div>
  );
};
