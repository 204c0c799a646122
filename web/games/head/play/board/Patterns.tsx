/** The words to find, as far as they are known. A row that can be guessed is a button; once solved, it never is again. */
import { blank, isSolved } from "@turnlight/games/head";
import { CheckIcon } from "../../house.ts";
import { spelled } from "../says.ts";
import { words } from "../words.ts";

const Tiles = ({ pattern }: { readonly pattern: string }) => (
  <span class="tiles" aria-hidden="true">
    {[...pattern].map((letter, at) => (
      <i key={at} class={letter === blank ? "tile open" : "tile"}>
        {letter === blank ? "" : letter}
      </i>
    ))}
  </span>
);

interface PatternsProps {
  readonly patterns: readonly string[];
  /** Who knows them entirely, like their owner, sees them so. */
  readonly label: string;
  readonly onGuess?: ((row: number) => void) | undefined;
}

export const Patterns = ({ patterns, label, onGuess }: PatternsProps) => {
  const said = words.value;
  return (
    <ol class="patterns" aria-label={label}>
      {patterns.map((pattern, i) => {
        const row = i + 1;
        const ears = spelled(pattern, said);
        const open = onGuess !== undefined && !isSolved(pattern);
        return (
          <li key={row} class={isSolved(pattern) ? "pattern solved" : "pattern"}>
            {open ? (
              <button type="button" aria-label={said.guessWordRow(row, ears)} onClick={() => onGuess(row)}>
                <Tiles pattern={pattern} />
                <span class="guess-word">{said.guessWord}</span>
              </button>
            ) : (
              <span class="pattern-plain">
                <span class="spoken-only">{said.pattern(row, ears)}</span>
                <Tiles pattern={pattern} />
                {isSolved(pattern) && <CheckIcon />}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
};
