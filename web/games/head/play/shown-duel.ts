/** Advances the shown view fact by fact while a guess is performed. */
import type { HeadFact, HeadView, Hunt, JudgedGuess } from "@turnlight/games/head";
import type { Seat } from "@turnlight/kernel";

const withLetters = (letters: string, more: string): string => [...new Set(letters + more)].sort().join("");

const withHunt = (view: HeadView, seat: Seat, change: (hunt: Hunt) => Partial<Hunt>): HeadView => {
  const [first, second] = view.hunts;
  const hunts: HeadView["hunts"] =
    seat === 0 ? [{ ...first, ...change(first) }, second] : [first, { ...second, ...change(second) }];
  return { ...view, hunts };
};

const withGuess = (view: HeadView, guess: JudgedGuess): HeadView => ({ ...view, guesses: [...view.guesses, guess] });

/** After a hand-over the sight already contains the guess whose facts are being performed. */
const isThere = ({ hunts }: HeadView, fact: HeadFact): boolean => {
  if (fact.kind !== "letter" && fact.kind !== "cell" && fact.kind !== "word") return false;
  const { known, missed, cells, words } = hunts[fact.seat === 0 ? 0 : 1];
  if (fact.kind === "letter") return (known + missed).includes(fact.letter);
  if (fact.kind === "cell") return cells.some(({ cell }) => cell === fact.cell);
  return words.some(({ word, row }) => word === fact.word && row === fact.row);
};

/** The view after this fact. */
export const following = (view: HeadView, fact: HeadFact): HeadView => {
  if (isThere(view, fact)) return view;
  switch (fact.kind) {
    case "letter": {
      const { seat, letter, hit } = fact;
      const guessed = withGuess(view, { kind: "letter", letter, by: seat, hit, again: false });
      return withHunt(guessed, seat, ({ known, missed }) =>
        hit ? { known: withLetters(known, letter) } : { missed: withLetters(missed, letter) },
      );
    }
    case "cell": {
      const { seat, cell, colour } = fact;
      const guessed = withGuess(view, { kind: "cell", cell, by: seat, hit: colour !== "red", again: false });
      const seen = colour === "green" ? { cell, colour, letter: fact.letter } : { cell, colour };
      return withHunt(guessed, seat, ({ cells }) => ({ cells: [...cells, seen] }));
    }
    case "word": {
      const { seat, row, word, hit } = fact;
      const guessed = withGuess(view, { kind: "word", row, word, by: seat, hit, again: false });
      return withHunt(guessed, seat, ({ words }) => ({ words: [...words, { row, word, right: hit }] }));
    }
    case "known":
      return withHunt(view, fact.seat, ({ known }) => ({ known: withLetters(known, fact.letters) }));
    case "pattern":
      return withHunt(view, fact.seat, ({ patterns }) => ({
        patterns: patterns.map((pattern, i) => (i === fact.row - 1 ? fact.pattern : pattern)),
      }));
    case "turned-green":
      return withHunt(view, fact.seat, ({ cells }) => ({
        cells: cells.map((seen) =>
          seen.cell === fact.cell ? { cell: fact.cell, colour: "green", letter: fact.letter } : seen,
        ),
      }));
    case "solved": {
      const { row, seat, toward } = fact;
      if (toward === undefined) return view;
      return withHunt(view, seat, ({ patterns, towards }) => ({
        towards: patterns.map((_, i) => (i === row - 1 ? toward : (towards?.[i] ?? null))),
      }));
    }
    case "missed":
      return withHunt(view, fact.seat, () => ({ misses: fact.misses }));
    case "fell":
      return { ...view, fall: { seat: fact.seat, why: fact.why } };
    case "revealed":
      return { ...view, boards: fact.boards };
    default:
      return view;
  }
};

/** Lower bounds of the three zones, as shares of the limit; the music speeds up at the last two. */
const zones = { warning: 0.5, danger: 0.8, worst: 0.95 } as const;
export type Zone = "safe" | "warning" | "danger";

/** The music's tension: rises with danger, and again when hardly a miss is left. */
export const tensionAt = (danger: number): number => {
  if (danger >= zones.worst) return 1;
  if (danger >= zones.danger) return 0.6;
  return danger >= zones.warning ? 0.15 : 0;
};

export const dangerOf = ({ misses, limit }: Pick<Hunt, "misses" | "limit">): number => Math.min(1, misses / limit);

export const zoneAt = (danger: number): Zone =>
  danger >= zones.danger ? "danger" : danger >= zones.warning ? "warning" : "safe";
