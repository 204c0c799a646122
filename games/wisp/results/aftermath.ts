/** The lasting effects of a solved level. Everything is derived from the match, so that the UI cannot bypass it. */
import { type Aftermath, dayOf, type FinishedMatch, isDay, type MatchResultOf, type Note } from "@turnlight/kernel";
import { knownLevels } from "../content/campaign.ts";
import { type Rank, ranks } from "../generator/difficulty.ts";
import { writeCode } from "../rules/code.ts";
import type { Direction } from "../rules/directions.ts";
import type { Level } from "../rules/level.ts";
import { rules } from "../rules/rules.ts";
import { type Stars, starsFor } from "../rules/stars.ts";
import { endingOf, setup } from "../rules/state.ts";
import { endStates } from "../solver/par.ts";
import { solve } from "../solver/solve.ts";
import {
  type Best,
  type Counts,
  type DailyLevelResult,
  type KnownPar,
  readResult,
  readStanding,
  start,
  type WispResult,
  type WispStanding,
} from "./standing.ts";

/**
 * The notes of a match. An undo counts until the attempt is restarted with `anew`, which applies only if no move stands.
 * Help counts for the level, in whatever match it is played, until another level has been solved: a hint, a shown
 * solution, or `review`, by which a match says that an earlier one of its level was reviewed. A long search beside the
 * match records its result: `par` is exact, `best` is the best solution found.
 */
export type WispNote = "hint" | "undo" | "solution" | "review" | "anew" | `${"par" | "best"} ${number}`;

/** The notes by which a level counts as solved with help. */
const helpNotes: readonly string[] = ["hint", "solution", "review"] satisfies readonly WispNote[];

/** The occasion text of endless play: the clearing's number, its difficulty, and whether the next one adapts. */
export const endlessAbout = (number: number, rank: Rank, follow: boolean): string =>
  `${number} ${rank}${follow ? " follow" : ""}`;

/** Levels outside the campaign whose best solutions are stored. */
const mostOthers = 200;
const mostProven = 50;

let places: ReadonlyMap<string, (typeof knownLevels)[number]> | undefined;
/** The level that the campaign has or had with this code. */
const placeOf = (code: string) => {
  places ??= new Map(
    knownLevels.flatMap((level) =>
      [writeCode(level.level), level.formerCode].flatMap((known) =>
        known === undefined ? [] : [[known, level] as const],
      ),
    ),
  );
  return places.get(code);
};

/** The key of a level in a standing. */
export const levelKey = (code: string): string => placeOf(code)?.id ?? code;

const levelOf = (config: string): Level | undefined => {
  const read = rules.configText.read(config);
  return read.ok ? read.value.level : undefined;
};

/** The result of a search beside the match; undefined if it was not done in time. */
const notedPar = (notes: readonly Note[]): KnownPar | undefined => {
  const [, kind, moves] =
    notes.map(({ text }) => /^(par|best) (\d{1,4})$/.exec(text)).findLast((one) => one !== null) ?? [];
  return kind === undefined ? undefined : { exact: kind === "par", moves: Number(moves) };
};

/**
 * The end of a match does not wait for a long search: what cannot be solved quickly is taken from the notes, or
 * unknown. The solution just found is then at least as good as what is known.
 */
const knownPar = (level: Level, code: string, moves: number, notes: readonly Note[]): KnownPar => {
  const written = placeOf(code)?.par;
  if (written !== undefined) return { exact: true, moves: written };
  const solution = solve(setup(level), { nodes: endStates });
  if (solution.kind === "solved") return { exact: true, moves: solution.moves.length };
  const noted = notedPar(notes);
  if (noted === undefined || noted.moves > moves) return { exact: false, moves };
  return noted;
};

const isNoted = (notes: readonly Note[], wanted: WispNote): boolean => {
  const anew = notes.findLastIndex(({ text, after }) => text === "anew" && after === 0);
  return notes.slice(anew + 1).some(({ text }) => text === wanted);
};

/** Whether help was taken since the attempt began, or the level was known to be marked then. */
export const isHinted = (notes: readonly Note[]): boolean => isNoted(notes, "hint") || isNoted(notes, "review");

/** A daily level that was begun on its day counts for that day, even if it was restarted after midnight. */
const countsAs = ({ occasion, begun, since = begun }: FinishedMatch): Counts => {
  const { kind, about = "" } = occasion ?? {};
  if (kind === "daily" && isDay(about)) return { kind, date: about, inTime: about === dayOf(since) };
  if (kind === "test") return { kind };
  const [, number, played, follow] = /^(\d{1,9}) (\d{1,2})( follow)?$/.exec(about) ?? [];
  const rank = ranks.find((one) => one === Number(played));
  if (kind === "endless" && rank !== undefined)
    return { kind, number: Number(number), rank, follow: follow !== undefined };
  return { kind: "level" };
};

const result = (ended: FinishedMatch): WispResult | undefined => {
  const { record, seat, bots, notes } = ended;
  const level = levelOf(record.config);
  if (level === undefined || bots[seat] !== undefined) return undefined;
  let state = setup(level);
  const line: Direction[] = [];
  for (const { by, move } of record.entries) {
    const read = rules.moveText.read(move);
    if (by !== seat || !read.ok || rules.refusal(state, by, read.value) !== undefined) return undefined;
    state = rules.apply(state, by, read.value).state;
    line.push(read.value);
  }
  if (endingOf(state) !== "won") return undefined;
  const code = writeCode(level);
  const par = knownPar(level, code, line.length, notes);
  const helped = isHinted(notes);
  const stars = starsFor({ moves: line.length, par: par.exact ? par.moves : undefined, helped });
  const clean = !helped && !isNoted(notes, "undo");
  return { level: levelKey(code), code, line, par, helped, clean, stars, counts: countsAs(ended) };
};

type ScoredLine = Pick<Best, "stars" | "line">;

const isBetter = (now: ScoredLine, before: ScoredLine | undefined): boolean =>
  before === undefined ||
  now.stars > before.stars ||
  (now.stars === before.stars && now.line.length < before.line.length);

const withBest = (bests: readonly Best[], now: Best): readonly Best[] => {
  const before = bests.find(({ level }) => level === now.level);
  const isNewlyClean = now.clean === true && before?.clean !== true;
  const isNewlyOwn = now.helped !== true && before?.helped === true && now.stars === before.stars;
  if (!isBetter(now, before) && !isNewlyClean && !isNewlyOwn) return bests;
  const { helped: _helped, clean: _clean, ...better } = before === undefined || isBetter(now, before) ? now : before;
  // The mark for a solution without undo stays, whatever line is the best.
  const clean = now.clean === true || before?.clean === true;
  // So many stars have been earned without help once, with this line or another.
  const isOwn = [now, before].some((one) => one?.stars === better.stars && one.helped !== true);
  const all = [
    ...bests.filter((one) => one !== before),
    { ...better, ...(clean && { clean }), ...(!isOwn && { helped: true }) },
  ];
  const isCampaign = new Set(knownLevels.map(({ id }) => id));
  const tooMany = all.filter(({ level }) => !isCampaign.has(level)).slice(0, -mostOthers);
  return all.filter((one) => !tooMany.includes(one));
};

const withDay = (days: readonly DailyLevelResult[], now: DailyLevelResult): readonly DailyLevelResult[] => {
  const before = days.find(({ date }) => date === now.date);
  const better = before === undefined || isBetter(now, before) ? now : before;
  const inTime = now.inTime || before?.inTime === true;
  return [...days.filter((one) => one !== before), { ...better, inTime }];
};

/** Three stars: harder. One star: easier. */
const followed = (rank: Rank, stars: Stars): Rank => {
  const next = rank + (stars === 3 ? 1 : stars === 1 ? -1 : 0);
  return ranks.find((one) => one === next) ?? rank;
};

/** Every clearing counts once, however often it is solved. */
const withClearing = (endless: WispStanding["endless"], counts: Counts, stars: Stars): WispStanding["endless"] => {
  if (counts.kind !== "endless" || counts.number !== endless.solved + 1) return endless;
  return { solved: counts.number, rank: counts.follow ? followed(counts.rank, stars) : counts.rank };
};

/** The stars of a result, given that the level's solution may have been looked up. */
export const starsIn = ({ marked }: WispStanding, { level, stars }: Pick<WispResult, "level" | "stars">): Stars =>
  marked.includes(level) ? 1 : stars;

const add = (standing: WispStanding, { result }: MatchResultOf<WispResult>): WispStanding => {
  const { level, code, line, par, clean, counts, helped } = result;
  if (counts.kind === "test")
    return { ...standing, proven: [...standing.proven.filter((one) => one !== code), code].slice(-mostProven) };
  const isMarked = standing.marked.includes(level);
  const stars = starsIn(standing, result);
  const { days, marked } = standing;
  return {
    ...standing,
    bests: withBest(standing.bests, {
      level,
      stars,
      line,
      ...(clean === true && !isMarked && { clean }),
      ...((isMarked || helped) && { helped: true }),
    }),
    days:
      counts.kind === "daily"
        ? withDay(days, { date: counts.date, code, line, par, stars, inTime: counts.inTime })
        : days,
    endless: withClearing(standing.endless, counts, stars),
    // Copying a shown solution does not count as solving another level in between.
    marked: isMarked ? marked : marked.filter((one) => one === level),
  };
};

export const aftermath: Aftermath<WispResult, WispStanding> = {
  result,
  start,
  add,
  noted: (standing, { text }, config) => {
    const level = levelOf(config);
    if (!helpNotes.includes(text) || level === undefined) return standing;
    const key = levelKey(writeCode(level));
    return standing.marked.includes(key) ? standing : { ...standing, marked: [...standing.marked, key] };
  },
  readResult,
  readStanding,
};
