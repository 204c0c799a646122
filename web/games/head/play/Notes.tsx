/** What a hunter has written down: words guessed, words found, letters known. */
import { type HeadView, isSolved } from "@turnlight/games/head";
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
  const said = words.value;
  const { words: guessed, patterns, known } = view.hunts[seat];
  const found = patterns.filter(isSolved);
  return (
    <section class="hunt-notes" style={seatStyle(colour)} aria-label={said.notesOf(name)}>
      <h3>{name}</h3>
      <dl>
        <div>
          <dt>{said.known}</dt>
          <dd class="known-letters">{known === "" ? said.none : [...known].join(" ")}</dd>
        </div>
        <div>
          <dt>{said.found}</dt>
          <dd>{found.length === 0 ? said.none : found.join(", ")}</dd>
        </div>
        <div>
          <dt>{said.guessed}</dt>
          <dd>
            {guessed.length === 0 ? (
              said.none
            ) : (
              <ul>
                {guessed.map(({ row, word, right }) => (
                  <li key={`${row} ${word}`} class={right ? "right" : "wrong"}>
                    {right ? <CheckIcon /> : <CloseIcon />}
                    {word}
                    <span class="spoken-only">, {right ? said.right : said.wrong}</span>
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
