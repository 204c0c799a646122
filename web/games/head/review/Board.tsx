/** A moment of a duel for the review: the hunted board with the guess and the better one marked, and both blades. */
import { type BoardCell, blank, cellAt, type HeadView, type Hunt, isSolved, other } from "@turnlight/games/head";
import { Guillotine } from "../play/gallows/Guillotine.tsx";
import { lookOf } from "../play/gallows/Head.tsx";
import { moodOf } from "../play/gallows/mood.ts";
import { zoneAt } from "../play/shown-duel.ts";
import { CheckIcon, type ReviewBoardProps, type Sitter, signs } from "../shared.ts";
import { words } from "../words/review-board.ts";
import "../play/gallows/crowd.css";
import "../play/gallows/gallows.css";
import "../play/gallows/square.css";
import "../tokens.css";
import "./board.css";

const cellIn = (move: string | undefined): string | undefined => /^cell (\w+)$/.exec(move ?? "")?.[1];
const letterIn = (move: string | undefined): string | undefined => /^letter (\w)$/.exec(move ?? "")?.[1];
const rowIn = (move: string | undefined): { row: number; word: string } | undefined => {
  const found = /^word (\d) (\w+)$/.exec(move ?? "");
  return found === null ? undefined : { row: Number(found[1]), word: found[2] ?? "" };
};

interface BladeProps {
  readonly hunt: Hunt;
  readonly sitter: Sitter | undefined;
  readonly name: string;
}

const Blade = ({ hunt: { misses, limit }, sitter, name }: BladeProps) => {
  const danger = misses / limit;
  const mood = moodOf({ danger, zone: zoneAt(danger), fallen: false, won: false, amused: false });
  return (
    <figure>
      <span class="blade-box">
        <Guillotine
          misses={misses}
          limit={limit}
          zone={zoneAt(danger)}
          mood={mood}
          look={lookOf(sitter)}
          falling={undefined}
          gentle={false}
        />
      </span>
      <figcaption>
        <span>{name}</span>
        <span class="spoken-only">{words.value.misses} </span>
        <b>
          {misses} / {limit}
        </b>
      </figcaption>
    </figure>
  );
};

/** Guesses that are not cells stand as tiles above the board: letters that were tried, and the judged one. */
const Letters = ({ hunt, played, better, sign }: TriedLettersProps) => {
  const [made, best] = [letterIn(played), letterIn(better)];
  const tried = [...hunt.known, ...hunt.missed].sort();
  const extra = [made, best].flatMap((letter) => (letter === undefined || tried.includes(letter) ? [] : [letter]));
  const all = [...tried, ...new Set(extra)].sort();
  if (all.length === 0) return null;
  return (
    <p class="duel-letters" role="img" aria-label={words.value.letters(all.join(" "))}>
      {all.map((letter) => (
        <b
          key={letter}
          class={letter === made ? "judged" : letter === best ? "better" : hunt.known.includes(letter) ? "hit" : "miss"}
        >
          {letter}
          {letter === made && <i>{sign}</i>}
          {letter === best && (
            <i>
              <CheckIcon />
            </i>
          )}
        </b>
      ))}
    </p>
  );
};

interface TriedLettersProps {
  readonly hunt: Hunt;
  readonly played: string | undefined;
  readonly better: string | undefined;
  readonly sign: string;
}

const stateOf = (hunt: Hunt, cell: BoardCell): { readonly look: string; readonly shown: string } => {
  const found = hunt.cells.find((one) => one.cell === cell);
  if (found === undefined) return { look: "open", shown: "" };
  if (found.colour === "green") return { look: "hit", shown: found.letter };
  return found.colour === "yellow" ? { look: "part", shown: "✱" } : { look: "miss", shown: "✕" };
};

export const ReviewBoard = (props: ReviewBoardProps<HeadView>) => {
  const { view, seat, better, at, sitters, nameOf } = props;
  const labels = words.value;
  // While a choice is played out, it stands there alone; what it would have found out is not known.
  const isPlaying = at !== undefined;
  const [played, others] = isPlaying ? [undefined, []] : [props.played, props.others];
  const hunted = other(seat);
  const hunt = view.hunts[seat === 0 ? 0 : 1];
  const size = view.config.grids[hunted];
  const sign = played?.mark === undefined ? "·" : signs[played.mark];
  const [made, best] = [cellIn(played?.move), cellIn(better?.move)];
  const runners = others.map(cellIn);
  const [madeWord, bestWord] = [rowIn(played?.move), rowIn(better?.move)];
  return (
    <div class="duel-place" style={{ "--size": size }}>
      <div class="duel-review">
        <ol class="duel-words" aria-label={labels.words}>
          {hunt.patterns.map((pattern, i) => (
            <li key={i} data-solved={isSolved(pattern)}>
              <span
                class="duel-word"
                role="img"
                aria-label={[...pattern].map((one) => (one === blank ? "·" : one)).join(" ")}
              >
                {[...(isPlaying && bestWord?.row === i + 1 ? bestWord.word : pattern)].map((letter, place) => (
                  <b key={place}>{letter === blank ? "" : letter}</b>
                ))}
              </span>
              {madeWord?.row === i + 1 && (
                <em class="judged">
                  {sign} {madeWord.word}
                </em>
              )}
              {bestWord?.row === i + 1 && (
                <em class="better">
                  <CheckIcon /> {bestWord.word}
                </em>
              )}
            </li>
          ))}
        </ol>
        <Letters hunt={hunt} played={played?.move} better={better?.move} sign={sign} />
        <div class="duel-board" role="img" aria-label={labels.board(nameOf(hunted), made ?? "", best ?? "")}>
          <span class="duel-columns">
            {Array.from({ length: size }, (_, column) => (
              <span key={column}>{cellAt(column, size).slice(0, 1)}</span>
            ))}
          </span>
          <span class="duel-rows">
            {Array.from({ length: size }, (_, row) => (
              <span key={row}>{row + 1}</span>
            ))}
          </span>
          <span class="duel-cells">
            {Array.from({ length: size * size }, (_, index) => {
              const cell = cellAt(index, size);
              const { look, shown } = stateOf(hunt, cell);
              const place = runners.indexOf(cell);
              const mark = cell === made ? " judged" : cell === best ? " better" : place >= 0 ? " runner" : "";
              return (
                <i key={cell} class={`${look}${mark}`}>
                  {cell === made ? (
                    sign
                  ) : cell === best ? (
                    <CheckIcon />
                  ) : place >= 0 ? (
                    <small>{place + 2}</small>
                  ) : (
                    shown
                  )}
                </i>
              );
            })}
          </span>
        </div>
        <div class="duel-blades">
          <Blade hunt={hunt} sitter={sitters[seat]} name={nameOf(seat)} />
          <Blade hunt={view.hunts[hunted === 0 ? 0 : 1]} sitter={sitters[hunted]} name={nameOf(hunted)} />
        </div>
      </div>
    </div>
  );
};
