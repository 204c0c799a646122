/** `turnlight review`: shows what each decision of a seat cost. */
import { findGame, games } from "@turnlight/games";
import {
  type Accuracy,
  type Attribution,
  accept,
  accuracyOf,
  attributionsOf,
  type CliCommand,
  type DecisiveMoment,
  decisiveMoments,
  inTenths,
  isStory,
  type MatchRecord,
  marks,
  moveCountOf,
  quote,
  type Result,
  type ReviewedEntry,
  type ReviewScale,
  readRecord,
  readStory,
  refuse,
  reviewMatch,
  reviewSetup,
  rulesOf,
  runToEnd,
  type SetupReview,
  type Unit,
  within,
} from "@turnlight/kernel";

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;

/** Formats a loss in the game's unit. */
const amounts: Readonly<Record<Unit, (given: number) => string>> = {
  chance: percent,
  moves: (given) => (given >= 50 ? "the win" : `${given} move${given === 1 ? "" : "s"}`),
  misses: (given) => `${given.toFixed(2)} misses`,
};

const worths: Readonly<Record<Unit, (worth: number) => string>> = {
  chance: percent,
  moves: (worth) => (worth <= -100 ? "no win" : `${-worth} to win`),
  misses: (worth) => worth.toFixed(2),
};

const signs = { slip: "?!", mistake: "?", blunder: "??" } as const;

const names = {
  slip: ["inaccuracy", "inaccuracies"],
  mistake: ["mistake", "mistakes"],
  blunder: ["blunder", "blunders"],
} as const;

const exactly = (exact: boolean): string => (exact ? "exact" : "estimated");

const withNext = ({ move, next }: { readonly move: string; readonly next?: string }): string =>
  next === undefined ? move : `${move}, ${next}`;

const faultLines = (entries: readonly ReviewedEntry[], { unit }: ReviewScale): readonly string[] =>
  entries.flatMap(({ n, judged }) => {
    if (judged?.mark === undefined) return [];
    const [best] = judged.options;
    const better = best === undefined ? "" : `better ${quote(withNext(best))} (${worths[unit](best.worth)})`;
    const off = judged.bound === undefined ? "" : ` (within ${amounts[unit](judged.bound)})`;
    return [
      `${String(n).padStart(5)}  ${signs[judged.mark].padEnd(2)} ${withNext(judged)}: cost ${amounts[unit](judged.given)}${off}, ${better}, ${exactly(judged.exact)}`,
    ];
  });

const momentLine = ({ n, kind, size }: DecisiveMoment, { unit }: ReviewScale): string =>
  kind === "fault"
    ? `  entry ${n} cost ${amounts[unit](size)}`
    : `  the dice of entry ${n} ${size > 0 ? "gained" : "cost"} ${percent(Math.abs(size))}`;

const totalLine = ({ decisions, accuracy, exact, marks: count }: Accuracy): string => {
  const all = marks.map((mark) => `${count[mark]} ${count[mark] === 1 ? names[mark][0] : names[mark][1]}`).join(", ");
  const figure = accuracy === undefined ? "no decisions" : `accuracy ${accuracy.toFixed(1)}`;
  return `${figure} in ${decisions} decisions (${exactly(exact)}): ${all}`;
};

const tenths = (value: number): string => (value / 10).toFixed(1);
const signed = (value: number): string => `${value < 0 ? "-" : "+"}${tenths(Math.abs(value))}`;

/** The same figures as the page's, to the digit: they add up. */
const attributionLines = (whole: Attribution, seat: number, isOne: boolean): readonly string[] => {
  const { from, to, start, luck, decisions, end, bound } = inTenths(whole);
  const parts = decisions.map(
    (one) => `${one.seat === seat ? "your decisions" : `decisions of seat ${one.seat}`} ${signed(one.change)}`,
  );
  const where = isOne ? "" : `entries ${from} to ${to}: `;
  const off = bound > 0 ? ` (each decision within ${tenths(bound)})` : "";
  return [
    `${where}chance ${tenths(start)}, luck ${signed(luck)}, ${[...parts, `result ${tenths(end)}`].join(", ")}${off}`,
  ];
};

const splitLines = (entries: readonly ReviewedEntry[], scale: ReviewScale, seat: number): readonly string[] => {
  const count = scale.unit === "moves" ? moveCountOf(entries) : undefined;
  if (count !== undefined)
    return [`best ${count.best} moves, added ${count.won ? count.added : "the win"}, made ${count.made}`];
  const all = attributionsOf(entries, scale);
  return all.flatMap((one) => attributionLines(one, seat, all.length === 1));
};

const setupLine = ({ guesses, misses, usual, harderThan, compared }: SetupReview): string =>
  `the engine needs ${guesses.toFixed(1)} guesses with ${misses.toFixed(1)} misses for this board; ${compared} random boards: ${usual.low} to ${usual.high} for half of them, ${percent(harderThan)} found faster`;

/** The share of the progress bar for the work before the first judgement. */
const workBefore = 0.5;

/** By default the first human player's seat, if the record names its players. */
const readSeat = (text: string | undefined, { players = [] }: MatchRecord): Result<number> => {
  if (text === undefined)
    return accept(
      Math.max(
        0,
        players.findIndex(({ bot }) => bot === undefined),
      ),
    );
  return /^\d{1,2}$/.test(text)
    ? accept(Number(text))
    : refuse("bad-option", `--seat is ${quote(text)}`, { right: "the number of a seat, counted from 0" });
};

const reviewedGames = async (): Promise<readonly string[]> => {
  const all = await Promise.all(Object.entries(games).map(async ([name, load]) => ({ name, game: await load() })));
  return all.filter(({ game }) => game.review !== undefined).map(({ name }) => name);
};

export const reviewCommand: CliCommand = {
  about: "show what each decision in a record cost, and which move was better",
  args: ["FILE"],
  options: {
    seat: { about: "the seat to review (default: the first person, or seat 0)", value: "N" },
    setup: { about: "also rate the seat's own set-up, such as a hidden board (takes some seconds)" },
  },
  examples: ["turnlight review match.json", "turnlight review match.json --seat 1 --json"],
  async answer({ args: [path = ""], options, open, progress }) {
    const file = await open(path);
    if (!file.ok) return file;
    const record = isStory(file.value) ? readStory(file.value) : readRecord(file.value);
    if (!record.ok) return within(path, record.refusal);
    const game = await findGame(record.value.game);
    if (!game.ok) return within(path, game.refusal);
    const reviewer = await game.value.review?.();
    if (reviewer === undefined)
      return refuse("no-reviewer", `there's no review for ${record.value.game}`, {
        right: `a record of ${(await reviewedGames()).join(", ")}`,
      });
    const seat = readSeat(options["seat"], record.value);
    if (!seat.ok) return seat;
    const rules = rulesOf(game.value, record.value.version);
    if (!rules.ok) return within(path, rules.refusal);
    const begun = reviewMatch(rules.value, reviewer, record.value, seat.value);
    if (!begun.ok) return within(path, begun.refusal);
    for (const share of begun.value.prepare()) progress(share * workBefore);
    const entries: ReviewedEntry[] = [];
    for (const entry of begun.value.steps()) {
      entries.push(entry);
      progress(workBefore + (1 - workBefore) * (entry.n / Math.max(1, begun.value.entries)));
    }
    const setup =
      options["setup"] === undefined ? undefined : reviewSetup(rules.value, reviewer, record.value, seat.value);
    const hiding = setup?.ok === true ? runToEnd(setup.value) : undefined;
    const { scale } = reviewer;
    const total = accuracyOf(scale, entries);
    const decisive = decisiveMoments(scale, entries);
    const split = attributionsOf(entries, scale);
    return accept({
      json: {
        game: record.value.game,
        seat: seat.value,
        scale,
        ...total,
        decisive,
        split,
        ...(hiding !== undefined && { setup: hiding }),
        entries,
      },
      text: [
        `${record.value.game}, seat ${seat.value}: ${totalLine(total)}`,
        ...faultLines(entries, scale),
        ...(decisive.length === 0 ? [] : ["decisive:", ...decisive.map((moment) => momentLine(moment, scale))]),
        ...splitLines(entries, scale, seat.value),
        ...(hiding === undefined ? [] : [setupLine(hiding)]),
        "based only on what this seat could know at the time",
      ].join("\n"),
    });
  },
};
