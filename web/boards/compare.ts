/** Two records of one course, move by move: where they part, and how each went on. */
import { accept, type Result } from "@turnlight/kernel";
import type { FactWords } from "../games/facts.ts";
import { factSentence } from "../games/facts.ts";
import { number } from "../language/format.ts";
import { type OpenRecord, openRecord } from "../match/replay/open.ts";

/** One person's way through a course. */
export interface ComparedRun {
  /** After every move of their own, and before the first. */
  readonly views: readonly unknown[];
  /** Their own moves, with what came of each. */
  readonly moves: readonly { readonly text: string; readonly n: number }[];
  readonly record: OpenRecord;
}

const person = 0;

export const readRun = async (text: string): Promise<Result<ComparedRun>> => {
  const opened = await openRecord(text);
  if (!opened.ok) return opened;
  const record = opened.value;
  const views = [record.at(0, person).view];
  const moves: { text: string; n: number }[] = [];
  for (const { n, by, move } of record.record.entries) {
    if (by !== person) continue;
    views.push(record.at(n, person).view);
    moves.push({ text: move, n });
  }
  return accept({ views, moves, record });
};

/** How many moves at the beginning are the same. */
export const sharedMoves = (one: ComparedRun, other: ComparedRun): number => {
  const most = Math.min(one.moves.length, other.moves.length);
  for (let i = 0; i < most; i++) if (one.moves[i]?.text !== other.moves[i]?.text) return i;
  return most;
};

/** What a move came to, in the game's own words. */
export const moveSaid = (run: ComparedRun, i: number, facts: FactWords, name: string): string => {
  const move = run.moves[i];
  if (move === undefined) return "";
  const { entries } = run.record.record;
  const said: string[] = [];
  // With the dice that followed from it.
  for (let { n } = move; n === move.n || entries[n - 1]?.by === "chance"; n++) {
    const { facts: told, view } = run.record.at(n, person);
    said.push(...told.map((fact) => factSentence(facts, fact, { view, nameOf: () => name, number })));
  }
  const sentences = said.filter((text) => text !== "");
  return sentences.length === 0 ? move.text : sentences.join(" · ");
};

const read = (value: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((inside, key) => Reflect.get(Object(inside), key), value);
const numberIn = (value: unknown): number => (typeof value === "number" ? value : 0);

/** The score after every round of a duplicate. */
const zonkCurve = ({ views }: ComparedRun): readonly number[] => {
  const turns = read(views.at(-1), "turns");
  let score = 0;
  return (Array.isArray(turns) ? turns : [])
    .filter((turn) => read(turn, "seat") === person)
    .map((turn) => {
      score += numberIn(read(turn, "banked"));
      return score;
    });
};

/** All points so far, after every box that was filled. */
const thirteenCurve = ({ views }: ComparedRun): readonly number[] => {
  let [total, before] = [0, 0];
  const curve: number[] = [];
  for (const view of views) {
    const now = numberIn(read(view, "sheet", "score"));
    if (now === before) continue;
    total += now > before ? now - before : now;
    before = now;
    curve.push(total);
  }
  return curve;
};

/** Misses after every guess. */
const headCurve = ({ views }: ComparedRun): readonly number[] =>
  views.slice(1).map((view) => numberIn(read(view, "hunts", person, "misses")));

const curves: Readonly<Record<string, (run: ComparedRun) => readonly number[]>> = {
  zonk: zonkCurve,
  thirteen: thirteenCurve,
  head: headCurve,
};

export const curveOf = (game: string, run: ComparedRun): readonly number[] => curves[game]?.(run) ?? [];
