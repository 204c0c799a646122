/** State of the board being made: letters, placements, and the current gesture. Every change is saved, for this seat only. */

import { batch, type ReadonlySignal, useComputed, useSignal } from "@preact/signals";
import {
  cellAt,
  indexOf,
  lineFrom,
  placedAtRandom,
  rowLength,
  rowsOf,
  type TableBank,
  type WordDirection,
  wordsAtRandom,
} from "@turnlight/games/head";
import { drawOf, seedOf } from "@turnlight/kernel";
import { useEffect, useMemo } from "preact/hooks";
import { list } from "../../../language/format.ts";
import { draftOf, dropDraft, keepDraft } from "../saved.ts";
import { announce, sound } from "../shared.ts";
import { words } from "../words/setup.ts";
import {
  cleared,
  type DraftTable,
  emptyDraft,
  endsFrom,
  erased,
  isGood,
  isSpelled,
  type LaidRow,
  laid,
  laidRows,
  lieProblem,
  type MissingInput,
  missingIn,
  nextLacking,
  rowIn,
  rowToType,
  typed,
  type WordDraft,
  type WordPlacement,
  wayBetween,
  withWord,
  wordProblem,
} from "./draft.ts";

interface DraftNote {
  readonly text: string;
  /** The row that shakes. */
  readonly row: number;
  readonly isBad: boolean;
  /** A counter, so that the same row can shake again. */
  readonly n: number;
}

/** What the gesture would do on the board. */
interface Preview {
  readonly row: number;
  readonly cells: readonly number[];
  readonly fits: boolean;
}

interface TableGround extends DraftTable {
  readonly bank: TableBank;
}

export interface Drafting {
  readonly draft: ReadonlySignal<WordDraft>;
  readonly active: ReadonlySignal<number>;
  readonly start: ReadonlySignal<number | undefined>;
  readonly way: ReadonlySignal<WordDirection | undefined>;
  readonly note: ReadonlySignal<DraftNote | undefined>;
  readonly suggestions: ReadonlySignal<readonly string[]>;
  readonly lying: ReadonlySignal<readonly LaidRow[]>;
  readonly preview: ReadonlySignal<Preview | undefined>;
  readonly ends: ReadonlySignal<readonly number[]>;
  choose(row: number): void;
  type(letter: string): void;
  erase(): void;
  enter(): void;
  accept(word: string): void;
  clear(row: number): void;
  turn(way: WordDirection | undefined): void;
  point(cell: number | undefined): void;
  press(cell: number): void;
  /** Draws a line for the selected word, or moves a placed word. */
  drag(from: number, to: number): void;
  isDraggable(from: number): boolean;
  hover(from: number, to: number): void;
  randomWords(): void;
  randomPlaces(): void;
  hush(): void;
  drop(): Promise<void>;
}

const chance = () => drawOf(seedOf(crypto.randomUUID()));

export const useDraft = (
  ground: ReadonlySignal<TableGround>,
  match: string,
  seat: number,
  keeps: boolean,
): Drafting => {
  const draft = useSignal<WordDraft>(emptyDraft);
  const active = useSignal(1);
  const start = useSignal<number | undefined>(undefined);
  const way = useSignal<WordDirection | undefined>(undefined);
  const pointed = useSignal<number | undefined>(undefined);
  const dragged = useSignal<Preview | undefined>(undefined);
  const note = useSignal<DraftNote | undefined>(undefined);
  const suggesting = useSignal(false);

  useEffect(() => {
    if (!keeps) return;
    void draftOf(match, seat).then((saved) => {
      if (saved !== undefined && draft.peek() === emptyDraft) draft.value = saved;
    });
  }, [keeps, match, seat, draft]);

  const lying = useComputed(() => laidRows(draft.value, ground.value));
  const suggestions = useComputed(() => {
    const { letters } = rowIn(draft.value, active.value);
    const length = rowLength(active.value);
    if (!suggesting.value || letters === "" || letters.length >= length) return [];
    return ground.value.bank.completions(letters, length, 5);
  });
  const previewOf = (row: number, at: number, toward: WordDirection): Preview => {
    const { size } = ground.value;
    const lie = { at: cellAt(at, size), toward };
    const line = lineFrom(at, toward, rowLength(row), size);
    return { row, cells: line ?? [at], fits: lieProblem(draft.value, row, lie, ground.value) === undefined };
  };
  const preview = useComputed((): Preview | undefined => {
    if (dragged.value !== undefined) return dragged.value;
    const row = active.value;
    if (!isGood(draft.value, row, ground.value)) return undefined;
    const from = start.value;
    const to = pointed.value;
    if (from !== undefined) {
      const toward = to === undefined ? undefined : wayBetween(from, to, ground.value.size);
      return toward === undefined ? { row, cells: [from], fits: true } : previewOf(row, from, toward);
    }
    if (to === undefined) return undefined;
    return way.value === undefined ? undefined : previewOf(row, to, way.value);
  });
  const ends = useComputed(() => {
    const from = start.value;
    if (from === undefined) return [];
    return endsFrom(draft.value, active.value, cellAt(from, ground.value.size), ground.value);
  });

  return useMemo((): Drafting => {
    const set = (next: WordDraft): void => {
      draft.value = next;
      if (keeps) void keepDraft(match, seat, next);
    };
    const say = (row: number, text: string, isBad: boolean): void => {
      note.value = { text, row, isBad, n: (note.peek()?.n ?? 0) + 1 };
      announce(text);
      if (isBad) sound.play("stuck");
    };
    const refused = (row: number, code: string): void => say(row, words.value.problems(code), true);
    const wordOf = (row: number): string => rowIn(draft.peek(), row).letters;

    const choose = (row: number): void =>
      batch(() => {
        if (row === active.peek()) return;
        active.value = row;
        start.value = undefined;
        way.value = lying.peek().find((one) => one.row === row)?.placed.toward;
        suggesting.value = false;
      });
    /** Selects the next row that still lacks something; stays where none does. */
    const goOn = (lacks: readonly MissingInput["what"][], after = active.peek()): void => {
      const next = nextLacking(draft.peek(), ground.peek(), lacks, after);
      if (next !== undefined) choose(next);
    };
    const spelled = (row: number): void => {
      if (!isSpelled(draft.peek(), row)) return;
      suggesting.value = false;
      const problem = wordProblem(draft.peek(), row, ground.peek());
      if (problem === undefined) {
        say(row, words.value.spelled(wordOf(row)), false);
        sound.play("lock");
      } else refused(row, problem);
    };
    const lay = (row: number, lie: WordPlacement): boolean => {
      const problem = lieProblem(draft.peek(), row, lie, ground.peek());
      if (problem !== undefined) {
        refused(row, problem);
        return false;
      }
      batch(() => {
        set(laid(draft.peek(), row, lie));
        start.value = undefined;
        way.value = undefined;
        say(row, words.value.lies(wordOf(row), lie.at, words.value.ways[lie.toward]), false);
        sound.play("card");
        goOn(["place"]);
      });
      return true;
    };
    const rowAt = (cell: number): number | undefined => {
      const { size } = ground.peek();
      return lying
        .peek()
        .find(({ placed }) =>
          lineFrom(indexOf(placed.at, size), placed.toward, placed.word.length, size)?.includes(cell),
        )?.row;
    };
    const isLying = (row: number): boolean => lying.peek().some((one) => one.row === row);
    /** A placed word moved by the drag's distance, clamped to the grid. */
    const moved = (row: number, from: number, to: number): WordPlacement | undefined => {
      const { size } = ground.peek();
      const { lie } = rowIn(draft.peek(), row);
      if (lie === undefined) return undefined;
      const at = indexOf(lie.at, size);
      const column = (at % size) + (to % size) - (from % size);
      const line = Math.floor(at / size) + Math.floor(to / size) - Math.floor(from / size);
      if (column < 0 || line < 0 || column >= size || line >= size) return undefined;
      return { at: cellAt(line * size + column, size), toward: lie.toward };
    };
    /** What a drag does: draws a line for a selected unplaced word, else moves the word under it. */
    const dragMeans = (from: number): { readonly kind: "draw" | "move"; readonly row: number } | undefined => {
      const row = active.peek();
      if (isGood(draft.peek(), row, ground.peek()) && !isLying(row)) return { kind: "draw", row };
      const there = rowAt(from);
      if (there !== undefined) return { kind: "move", row: there };
      return isGood(draft.peek(), row, ground.peek()) ? { kind: "draw", row } : undefined;
    };

    return {
      draft,
      active,
      start,
      way,
      note,
      suggestions,
      lying,
      preview,
      ends,
      choose,
      type(letter) {
        batch(() => {
          const row = rowToType(draft.peek(), active.peek(), ground.peek());
          if (row === undefined) return spelled(active.peek());
          note.value = undefined;
          choose(row);
          suggesting.value = true;
          set(typed(draft.peek(), row, letter));
          if (isSpelled(draft.peek(), row)) spelled(row);
          else sound.play("key");
        });
      },
      erase() {
        batch(() => {
          note.value = undefined;
          start.value = undefined;
          suggesting.value = true;
          set(erased(draft.peek(), active.peek()));
        });
      },
      enter() {
        const [first] = suggestions.peek();
        if (first !== undefined) this.accept(first);
        else goOn(["word", "wrong", "place"]);
      },
      accept(word) {
        batch(() => {
          suggesting.value = false;
          set(withWord(draft.peek(), active.peek(), word));
          spelled(active.peek());
        });
      },
      clear(row) {
        batch(() => {
          set(cleared(draft.peek(), row));
          choose(row);
          start.value = undefined;
          way.value = undefined;
          say(row, words.value.clearedRow(row), false);
        });
      },
      turn(toward) {
        const row = active.peek();
        const { lie } = rowIn(draft.peek(), row);
        batch(() => {
          way.value = toward;
          if (toward === undefined) return;
          const { size } = ground.peek();
          const from = start.peek();
          if (from !== undefined) lay(row, { at: cellAt(from, size), toward });
          else if (lie !== undefined && isLying(row)) lay(row, { at: lie.at, toward });
        });
      },
      point(cell) {
        pointed.value = cell;
      },
      press(cell) {
        const { size } = ground.peek();
        const row = active.peek();
        const from = start.peek();
        const there = rowAt(cell);
        if (!isGood(draft.peek(), row, ground.peek())) {
          if (there !== undefined) choose(there);
          else refused(row, isSpelled(draft.peek(), row) ? "unknown-word" : "unspelled");
          return;
        }
        if (from === undefined) {
          if (there !== undefined && there !== row && isLying(row)) choose(there);
          else if (way.peek() !== undefined && !isLying(row))
            lay(row, { at: cellAt(cell, size), toward: way.peek() ?? "E" });
          else {
            start.value = cell;
            say(row, words.value.begun(wordOf(row), cellAt(cell, size)), false);
          }
          return;
        }
        if (cell === from) {
          start.value = undefined;
          note.value = undefined;
          return;
        }
        const toward = wayBetween(from, cell, size);
        if (toward === undefined) refused(row, "crooked");
        else lay(row, { at: cellAt(from, size), toward });
      },
      isDraggable: (from) => dragMeans(from) !== undefined,
      hover(from, to) {
        const means = dragMeans(from);
        if (means === undefined || from === to) {
          dragged.value = undefined;
          return;
        }
        const { size } = ground.peek();
        if (means.kind === "draw") {
          const toward = wayBetween(from, to, size);
          dragged.value =
            toward === undefined ? { row: means.row, cells: [from], fits: true } : previewOf(means.row, from, toward);
          return;
        }
        const lie = moved(means.row, from, to);
        dragged.value = lie === undefined ? undefined : previewOf(means.row, indexOf(lie.at, size), lie.toward);
      },
      drag(from, to) {
        dragged.value = undefined;
        const means = dragMeans(from);
        if (means === undefined || from === to) return;
        const { size } = ground.peek();
        if (means.kind === "draw") {
          const toward = wayBetween(from, to, size);
          if (toward === undefined) refused(means.row, "crooked");
          else lay(means.row, { at: cellAt(from, size), toward });
          return;
        }
        const lie = moved(means.row, from, to);
        if (lie === undefined) refused(means.row, "off-board");
        else lay(means.row, lie);
      },
      randomWords() {
        const { bank, count } = ground.peek();
        batch(() => {
          suggesting.value = false;
          start.value = undefined;
          note.value = undefined;
          const drawn = wordsAtRandom(bank, count, chance());
          set(drawn.reduce((next, word, i) => withWord(next, i + 1, word), draft.peek()));
          announce(words.value.drawn(list(drawn)));
          goOn(["place"], 0);
        });
      },
      randomPlaces() {
        const { size, count } = ground.peek();
        const wrong = missingIn(draft.peek(), ground.peek()).find(({ what }) => what !== "place");
        if (wrong !== undefined) {
          choose(wrong.row);
          refused(wrong.row, "unspelled");
          return;
        }
        batch(() => {
          start.value = undefined;
          note.value = undefined;
          const board = placedAtRandom(
            rowsOf(count).map((row) => rowIn(draft.peek(), row).letters),
            size,
            chance(),
          );
          set(board.reduce((next, { at, toward }, i) => laid(next, i + 1, { at, toward }), draft.peek()));
          announce(words.value.scattered);
          sound.play("card");
        });
      },
      hush() {
        suggesting.value = false;
      },
      drop: () => (keeps ? dropDraft(match, seat) : Promise.resolve()),
    };
  }, []);
};
