/** A hunter's notes: words guessed, words found, letters known. */

import { type HeadView, isSolved } from "@turnlight/games/head";
import { series } from "../../../language/format.ts";
import { CheckIcon, CloseIcon, seatStyle } from "../shared.ts";
import { words } from "../words/play.ts";
import "./notes.css";

interface NotesProps {
  readonly view: HeadView;
  readonly seat: 0 | 1;
  readonly name: string;
  readonly colour: number;
}

export const Notes = ({ view, seat, name, colour }: NotesProps) => {
  const texts = words.value;
  const { words: guessed, patterns, known } = view.hunts[seat];
  const found = patterns.filter(isSolved);
  return (
    <section class="hunt-notes" style={seatStyle(colour)} aria-label={texts.notesOf(name)}>
      <h3>{name}</h3>
      <dl>
        <div>
          <dt>{texts.known}</dt>
          <dd class="known-letters">{known === "" ? texts.none : [...known].join(" ")}</dd>
        </div>
        <div>
          <dt>{texts.found}</dt>
          <dd>{found.length === 0 ? texts.none : series(found)}</dd>
        </div>
        <div>
          <dt>{texts.guessed}</dt>
          <dd>
            {guessed.length === 0 ? (
              texts.none
            ) : (
              <ul>
                {guessed.map(({ row, word, right }) => (
                  <li key={`${row} ${word}`} class={right ? "right" : "wrong"}>
                    {right ? <CheckIcon /> : <CloseIcon />}
                    {word}
                    <span class="spoken-only">, {right ? texts.right : texts.wrong}</span>
                  </li>
                ))}
              </ul>
            )}
          </dd>
        </div>
      </dl>
    </section>
  );
};
