/** A score being added up over the dice: the current part, and the total so far. The result is announced once. */

import { nameOf } from "../items/describe.ts";
import { number } from "../shared.ts";
import { words } from "../words/words.ts";
import type { Beat } from "./beats.ts";
import type { Show } from "./useFeel.ts";
import "./show.css";

const nameOfBeat = ({ by }: Beat, dice: readonly string[]): string => {
  const texts = words.value.breakdown;
  if (by === "dice") return texts.base;
  if (by === "level") return texts.level;
  if (by === "stage") return texts.stage;
  return "charm" in by ? nameOf(by.charm) : nameOf(dice[by.die] ?? "");
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

export const Beats = ({ beats, dice, at }: { readonly dice: readonly string[] } & Omit<Show, "category">) => (
  <ol class="beats">
    {beats.map((beat, i) => (
      <li key={`${i + 1} ${nameOfBeat(beat, dice)}`} class={i === at ? "beat now" : i < at ? "beat" : "beat to-come"}>
        <span>{nameOfBeat(beat, dice)}</span>
        <b>{givesWords(beat)}</b>
      </li>
    ))}
  </ol>
);

export const ScoreShow = ({ show, dice }: { readonly show: Show; readonly dice: readonly string[] }) => (
  <section class="score-show" aria-hidden="true">
    <p class="show-total" key={show.at}>
      {number(show.beats[show.at]?.total ?? 0)}
    </p>
    <Beats beats={show.beats} at={show.at} dice={dice} />
  </section>
);
