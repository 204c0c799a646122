/** The words to find, as far as they are known. An unsolved row that may be guessed is a button. */
import { blank, isSolved, type WordDirection } from "@turnlight/games/head";
import { CheckIcon, list } from "../../shared.ts";
import { words } from "../../words/play.ts";
import { spelled } from "../sentences.ts";
import { Arrow } from "./Arrow.tsx";
import "./words.css";

interface TilesProps {
  readonly pattern: string;
  /** The word itself, for viewers who may see it; the letters already shown are marked. */
  readonly word: string | undefined;
}

const Tiles = ({ pattern, word }: TilesProps) => (
  <span class="hunt-tiles" aria-hidden="true">
    {[...pattern].map((letter, at) => (
      <i
        key={at}
        class={letter === blank ? "hunt-tile open" : "hunt-tile known"}
        data-letter={letter === blank ? (word?.[at] ?? "") : letter}
      />
    ))}
  </span>
);

/** Wrong words guessed on a row, where no notes beside the board list them. */
const Tried = ({ words: tried }: { readonly words: readonly string[] }) =>
  tried.length === 0 ? null : (
    <span class="tried-words">
      <span class="spoken-only">{words.value.tried(list(tried))}</span>
      <s aria-hidden="true">{tried.join(" ")}</s>
    </span>
  );

interface PatternsProps {
  readonly label: string;
  readonly patterns: readonly string[];
  /** The words themselves, for their owner and after the end. */
  readonly secrets?: readonly string[] | undefined;
  /** Which way each solved word lies, where the rules tell it. */
  readonly towards?: readonly (WordDirection | null)[] | undefined;
  /** The wrong words guessed on a row. */
  readonly triedOn: (row: number) => readonly string[];
  readonly onGuess?: ((row: number) => void) | undefined;
}

/** A button's label hides what stands in it. */
const triedSaid = (ears: string, tried: readonly string[]): string =>
  tried.length === 0 ? ears : `${ears}. ${words.value.tried(list(tried))}`;

export const Patterns = ({ patterns, label, secrets, towards, triedOn, onGuess }: PatternsProps) => {
  const texts = words.value;
  const letters = patterns.reduce((sum, { length }) => sum + length, 0);
  return (
    <ol class="patterns panel-words" aria-label={label} style={{ "--letters": letters, "--rows": patterns.length }}>
      {patterns.map((pattern, i) => {
        const row = i + 1;
        const word = secrets?.[i];
        const ears = spelled(pattern, texts);
        const solved = isSolved(pattern);
        if (onGuess !== undefined && !solved)
          return (
            <li key={row}>
              <button
                type="button"
                class="pattern-face"
                aria-label={texts.guessWordRow(row, triedSaid(ears, triedOn(row)))}
                onClick={() => onGuess(row)}
              >
                <Tiles pattern={pattern} word={word} />
                <span class="guess-word">{texts.guessWord}</span>
                <Tried words={triedOn(row)} />
              </button>
            </li>
          );
        const toward = towards?.[i] ?? null;
        const spoken = [texts.pattern(row, ears), ...(toward === null ? [] : [texts.runs(toward)])].join(". ");
        return (
          <li key={row}>
            <span class={`pattern-face${solved ? " solved" : ""}`}>
              <span class="spoken-only">{word === undefined || solved ? spoken : texts.secret(row, word, ears)}</span>
              <Tiles pattern={pattern} word={word} />
              {toward !== null && (
                <span class="pattern-way">
                  <Arrow toward={toward} />
                </span>
              )}
              {solved && <CheckIcon />}
              <Tried words={triedOn(row)} />
            </span>
          </li>
        );
      })}
    </ol>
  );
};
