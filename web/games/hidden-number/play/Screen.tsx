/** The hidden number on screen: hide a number, then guess; each guessed number shows its answer below it. */
import type { NumberFact, NumberView } from "@turnlight/kernel/examples/hidden-number";
import { catalogue } from "../../../language/catalogue.ts";
import { useSummary } from "../../../ui/index.ts";
import type { ScreenProps } from "../../screen.ts";
import type { NumberTexts } from "../words/screen.en.ts";
import "./screen.css";

const words = catalogue<NumberTexts>(import.meta.glob("../words/screen.*.ts"));

const signs = { higher: "▲", lower: "▼", found: "★" } as const;

export const Screen = ({ sight, busy, play, nameOf }: ScreenProps<NumberView, NumberFact>) => {
  const { view, moves, holder } = sight.value;
  const say = words.value;
  const hiding = moves?.some((move) => move.startsWith("hide ")) === true;
  const guessing = moves?.some((move) => move.startsWith("guess ")) === true;
  const mine = view.guesses.filter(({ by }) => by === holder);
  const own = typeof holder === "number" ? (view.known[holder] ?? 0) : 0;
  const prompt = hiding ? say.hide : guessing ? say.guess : say.wait;
  const guessTexts = view.guesses.map(({ by, number, answer }) => `${nameOf(by)}: ${number}, ${say.answers[answer]}.`);
  useSummary(() => [prompt, ...(own > 0 ? [`${say.yours(own)}.`] : []), ...guessTexts].join(" "));
  return (
    <div class="number">
      <p class="prompt">{prompt}</p>
      {own > 0 && <p class="soft">{say.yours(own)}</p>}
      <div class="numbers" data-keys="">
        {Array.from({ length: view.highest }, (_, i) => i + 1).map((n) => {
          const move = hiding ? `hide ${n}` : `guess ${n}`;
          const answer = mine.find((guess) => guess.number === n)?.answer;
          return (
            <button
              type="button"
              key={n}
              class="pick"
              aria-label={say.pick(n, answer === undefined ? "" : say.answers[answer])}
              disabled={busy.value || moves?.includes(move) !== true}
              onClick={() => play(move)}
            >
              {n}
              <small aria-hidden="true">{answer === undefined ? "" : signs[answer]}</small>
            </button>
          );
        })}
      </div>
      <ol class="guesses" aria-label={say.guesses}>
        {view.guesses.slice(-6).map((guess) => (
          <li key={`${guess.by} ${guess.number}`}>
            {nameOf(guess.by)}: {guess.number} {signs[guess.answer]} {say.answers[guess.answer]}
          </li>
        ))}
      </ol>
    </div>
  );
};
