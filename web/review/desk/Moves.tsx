/** All moves of the match in the game's words, with their marks; each leads to its moment. */
import { useSignal } from "@preact/signals";
import type { ReviewedEntry } from "@turnlight/kernel";
import { useEffect, useRef } from "preact/hooks";
import { sentenceOf, signs } from "../../match/review/amounts.ts";
import type { OpenedMatch } from "../../match/review/opened-match.ts";
import type { ReviewWords } from "../../match/review/review-words.ts";
import { words } from "../../match/review/words.ts";
import { IconButton, ScrollIcon } from "../../ui/index.ts";
import "./moves.css";

interface MovesProps {
  readonly match: OpenedMatch;
  readonly own: ReviewWords;
  readonly entries: readonly ReviewedEntry[];
  readonly at: number;
  nameOf(seat: number): string;
  onGo(n: number): void;
  /** Opens the game's own log, where it has one. */
  readonly onLog?: (() => void) | undefined;
}

interface MoveLine {
  readonly n: number;
  readonly seat: number;
  readonly said: string;
  readonly mark: keyof typeof signs | undefined;
}

/** Kernel entries such as resigning have no words of the game. */
const reserved = /^(resign|stop|forfeit\b)/;

const linesOf = ({ match, own, entries }: Pick<MovesProps, "match" | "own" | "entries">): readonly MoveLine[] =>
  match.record.entries.flatMap(({ n, by, move }): readonly MoveLine[] => {
    if (typeof by !== "number" || reserved.test(move)) return [];
    const said = own.move(move, match.viewAt(n - 1, by));
    return said === "" ? [] : [{ n, seat: by, said: sentenceOf(said), mark: entries[n]?.judged?.mark }];
  });

interface GuessRow {
  readonly round: number;
  readonly sides: readonly (GuessLine | undefined)[];
}

interface GuessLine extends MoveLine {
  readonly text: string;
  readonly isHit: boolean;
}

/** Both players' guesses beside each other, in a game in which they take turns with one guess each. */
const pairsOf = (
  { match, own }: Pick<MovesProps, "match" | "own">,
  lines: readonly MoveLine[],
): readonly GuessRow[] => {
  const pairs: { round: number; sides: (GuessLine | undefined)[] }[] = [];
  if (own.guess === undefined || match.seats !== 2) return pairs;
  for (const line of lines) {
    const guess = own.guess(match.entryAt(line.n)?.move ?? "", match.viewAt(line.n, line.seat));
    if (guess === undefined) continue;
    const last = pairs.at(-1);
    const isFree =
      last !== undefined &&
      last.sides[line.seat] === undefined &&
      last.sides.slice(line.seat).every((one) => one === undefined);
    const pair = isFree ? last : { round: pairs.length + 1, sides: [undefined, undefined] };
    pair.sides[line.seat] = { ...line, ...guess };
    if (!isFree) pairs.push(pair);
  }
  return pairs;
};

const GuessTable = ({
  pairs,
  at,
  nameOf,
  onGo,
}: { readonly pairs: readonly GuessRow[] } & Pick<MovesProps, "at" | "nameOf" | "onGo">) => {
  const { desk } = words.value;
  return (
    <>
      <li class="guess-pair heads" aria-hidden="true">
        <span />
        <span>{nameOf(0)}</span>
        <span>{nameOf(1)}</span>
      </li>
      {pairs.map(({ round, sides }) => (
        <li key={round} class="guess-pair">
          <span class="guess-round">{round}</span>
          {sides.map((line, seat) =>
            line === undefined ? (
              <span key={seat} />
            ) : (
              <button key={seat} type="button" class="guess" aria-current={line.n === at} onClick={() => onGo(line.n)}>
                <span class="spoken-only">
                  {nameOf(seat)}: {line.said}. {line.isHit ? desk.hit : desk.miss}
                </span>
                <span class={`guess-chip ${line.isHit ? "hit" : "miss"}`} aria-hidden="true">
                  {line.text}
                </span>
                {line.mark !== undefined && (
                  <b class={`move-mark ${line.mark}`}>
                    <span aria-hidden="true">{signs[line.mark]}</span>
                    <span class="spoken-only">{desk.inaccuracy[line.mark]}</span>
                  </b>
                )}
              </button>
            ),
          )}
        </li>
      ))}
    </>
  );
};

export const Moves = ({ match, own, entries, at, nameOf, onGo, onLog }: MovesProps) => {
  const onlyMarked = useSignal(false);
  const list = useRef<HTMLOListElement>(null);
  const { desk } = words.value;
  const lines = linesOf({ match, own, entries }).filter(({ mark }) => !onlyMarked.value || mark !== undefined);
  const pairs = pairsOf({ match, own }, lines);
  const rest = pairs.length > 0 ? [] : lines;
  useEffect(() => {
    const box = list.current;
    const line = box?.querySelector<HTMLElement>("[aria-current=true]");
    if (box === null || line === null || line === undefined) return;
    box.scrollTop = line.offsetTop - box.clientHeight / 2;
  }, [at, onlyMarked.value, lines.length]);
  return (
    <section class="moves" aria-label={desk.moves}>
      <header>
        <h2>{desk.moves}</h2>
        <fieldset class="moves-filter">
          <legend class="spoken-only">{desk.moves}</legend>
          {([false, true] as const).map((marked) => (
            <button
              key={String(marked)}
              type="button"
              aria-pressed={onlyMarked.value === marked}
              onClick={() => {
                onlyMarked.value = marked;
              }}
            >
              {marked ? desk.marked : desk.allMoves}
            </button>
          ))}
        </fieldset>
        {onLog !== undefined && <IconButton icon={ScrollIcon} label={desk.log} onPress={onLog} />}
      </header>
      <ol ref={list}>
        {pairs.length > 0 && <GuessTable pairs={pairs} at={at} nameOf={nameOf} onGo={onGo} />}
        {rest.map(({ n, seat, said, mark }, i) => (
          <li key={n}>
            {match.seats > 1 && rest[i - 1]?.seat !== seat && <h3>{nameOf(seat)}</h3>}
            <button type="button" class="move-line" aria-current={n === at} onClick={() => onGo(n)}>
              <span>{said}</span>
              {mark !== undefined && (
                <b class={`move-mark ${mark}`}>
                  <span aria-hidden="true">{signs[mark]}</span>
                  <span class="spoken-only">{desk.inaccuracy[mark]}</span>
                </b>
              )}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
};
