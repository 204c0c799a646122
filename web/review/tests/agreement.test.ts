/**
 * The page's review and `turnlight review --seat` agree to the digit, seat by seat, and their parts add up. By default
 * over a few recorded matches a game; `npm run bench:agreement` takes 200 and prints the table for docs/review.md.
 */
import { games } from "@turnlight/games";
import { campaignLevels, wisp } from "@turnlight/games/wisp";
import {
  type AnyGame,
  accept,
  accuracyOf,
  attributionsOf,
  childSeed,
  drawOf,
  inTenths,
  Match,
  type MatchRecord,
  marks,
  playOut,
  type ReviewedEntry,
  type ReviewScale,
  readBot,
  seedOf,
  sentence,
  writeRecord,
} from "@turnlight/kernel";
import { expect, test } from "vitest";
import { reviewCommand } from "../../../cli/commands/review.ts";
import { inEveryLanguage } from "../../language/tests/in-every-language.ts";
import { accuracySaid, amountSaid, signs } from "../../match/review/amounts.ts";
import { presentEngine, reviewFormat } from "../../match/review/format.ts";
import { words } from "../../match/review/words.ts";
import { reviewAnswers } from "../../workers/review-answers.ts";
import { waterfallOf } from "../desk/waterfall.ts";

const asked = process.env["AGREEMENT_MATCHES"];
const matches = Number(asked ?? 10);
/** By command the matches are of the usual length. */
const isWhole = asked !== undefined;

interface Sample {
  readonly game: string;
  config(i: number): string;
  /** The bots of each match in turn. */
  readonly bots: readonly string[];
  /** Runs are cut off after their second stage, and walks without an aim. */
  readonly bound: number;
}

const samples: readonly Sample[] = [
  {
    game: "zonk",
    config: (i) =>
      isWhole ? (["table=parlour target=2000", "table=classic target=10000"][i % 2] ?? "") : "table=parlour target=600",
    bots: ["hybrid:easy,hybrid:hard", "hybrid:normal,random", "reference,hybrid:cautious"],
    bound: 2000,
  },
  {
    game: "wisp",
    config: (i) => wisp.rules.configText.write({ level: campaignLevels[i % campaignLevels.length]?.level ?? never() }),
    bots: ["random", "solver"],
    bound: 60,
  },
  {
    game: "head",
    config: () => (isWhole ? "grids=8" : "grids=6"),
    bots: ["human:casual,human:good", "human:weak,oracle"],
    bound: 2000,
  },
  { game: "thirteen", config: () => "", bots: ["random:human", "greedy:human"], bound: isWhole ? 260 : 60 },
];

const never = (): never => {
  throw new Error("there are no levels");
};

const recorded = async (
  game: AnyGame,
  { game: name, config, bots, bound }: Sample,
  i: number,
): Promise<MatchRecord> => {
  const read = game.rules.configText.read(config(i));
  if (!read.ok) throw new Error(sentence(read.refusal));
  const seed = childSeed(seedOf("agreement"), `${name} ${i}`);
  const { match } = Match.begin(game.rules, game.rules.starting?.(read.value, i % 2) ?? read.value, { seed });
  const sittings = (bots[i % bots.length] ?? "").split(",").map((text, seat) => {
    const bot = readBot(game, text);
    if (!bot.ok) throw new Error(sentence(bot.refusal));
    return { bot: bot.value, draw: drawOf(childSeed(seed, `bot ${seat}`)) };
  });
  await playOut(match, sittings.slice(0, match.seats), { nodes: 300, bound });
  return match.record;
};

/** What the page shows, as it gets it: judged by its worker in pieces, stored on the device and read again. */
const onPage = async (record: MatchRecord, seat: number) => {
  const text = writeRecord(record);
  const port = { progress: () => undefined } as never;
  const opened = await reviewAnswers.open({ record: text, seat }, port);
  if (!opened.ok) throw new Error(sentence(opened.refusal));
  const entries: ReviewedEntry[] = [];
  for (let done = false; !done; ) {
    const next = await reviewAnswers.next({ count: 64 }, port);
    if (!next.ok) throw new Error(sentence(next.refusal));
    entries.push(...next.value.judged);
    ({ done } = next.value);
  }
  const made = {
    ...{ game: record.game, record: text, seat, own: false, at: 0, engine: presentEngine },
    scale: opened.value.scale,
    entries,
  };
  const stored = reviewFormat.read(JSON.parse(JSON.stringify(made)));
  if (!stored.ok) throw new Error(sentence(stored.refusal));
  return stored.value;
};

/** Every figure of a text, whatever it is written with. */
const figuresIn = (text: string): readonly number[] =>
  [
    ...text
      .replaceAll("−", "-")
      .replaceAll("±", "")
      .matchAll(/-?\d+(?:\.\d+)?/g),
  ].map(([figure]) => Number(figure));

/** The page's figures in the order of the command's lines. */
const pageFigures = ({ scale, entries }: { scale: ReviewScale; entries: readonly ReviewedEntry[] }, seat: number) => {
  const total = accuracyOf(scale, entries);
  const head = [accuracySaid(total), total.decisions, ...marks.map((mark) => total.marks[mark])].join(" ");
  const faults = entries.flatMap(({ n, judged }) =>
    judged?.mark === undefined ? [] : [`${n} ${signs[judged.mark]} ${amountSaid(scale, judged.given)}`],
  );
  const stretches = scale.unit === "moves" ? [0] : attributionsOf(entries, scale).map(({ from }) => from);
  const splits = stretches.map((at) => {
    const { rows } = waterfallOf({ entries, scale, game: "any", seat, isOwn: false, at, nameOf: () => "" });
    return rows.map(({ figure }) => figure).join(" ");
  });
  return { head, faults, splits };
};

const commandLines = async (record: MatchRecord, seat: number): Promise<readonly string[]> => {
  const answer = await reviewCommand.answer({
    args: ["match.json"],
    options: { seat: String(seat) },
    open: () => Promise.resolve(accept(writeRecord(record))),
    progress: () => undefined,
  });
  if (!answer.ok) throw new Error(sentence(answer.refusal));
  return answer.value.text.split("\n");
};

/** The command's figures that the page shows as well, without moves and entry ranges. */
const commandFigures = (lines: readonly string[]) => {
  const [first = "", ...rest] = lines;
  const faults = rest.flatMap((line) => {
    const [, n, mark, cost] = /^ +(\d+) +(\?\S?) .*?: cost ([^,(]+?)(?: \(within [^)]+\))?, better/.exec(line) ?? [];
    return n === undefined ? [] : [`${n} ${mark} ${cost}`];
  });
  const splits = rest.flatMap((line) => {
    // A level that was not won has no rows on the page.
    if (/^best \d/.test(line)) return [line.includes("added the win") ? "" : line];
    const [, parts] = /^(?:entries \d+ to \d+: )?(chance .*result [\d.]+)/.exec(line) ?? [];
    return parts === undefined ? [] : [parts.replaceAll(/of seat \d+/g, "")];
  });
  return { head: first.replace(/^.*seat \d+: /, ""), faults, splits };
};

test.each(samples)(
  "$game: the page and the command line agree to the digit, and the parts add up",
  async (sample) => {
    const [english] = Object.values(await inEveryLanguage(() => words.value));
    expect(english).toBeDefined();
    const game = await games[sample.game]?.();
    if (game === undefined) throw new Error(`there is no ${sample.game}`);
    const found = { reviews: 0, figures: 0, differing: 0, rest: 0 };
    for (let i = 0; i < matches; i++) {
      const record = await recorded(game, sample, i);
      const seats = game.rules.seats(Match.resume(game.rules, record).ok ? configOf(game, record) : never());
      for (let seat = 0; seat < seats; seat++) {
        const review = await onPage(record, seat);
        const page = pageFigures(review, seat);
        const command = commandFigures(await commandLines(record, seat));
        found.reviews += 1;
        const pairs = [
          [page.head, command.head],
          ...page.faults.map((fault, at) => [fault, command.faults[at] ?? ""] as const),
          ...page.splits.map((split, at) => [split, command.splits[at] ?? ""] as const),
        ] as const;
        expect(command.faults).toHaveLength(page.faults.length);
        for (const [shown, printed] of pairs) {
          const [mine, theirs] = [figuresIn(shown), figuresIn(printed)];
          found.figures += mine.length;
          if (JSON.stringify(mine) !== JSON.stringify(theirs)) found.differing += 1;
          expect(mine, `${sample.game} ${i}, seat ${seat}: ${shown} | ${printed}`).toEqual(theirs);
        }
        for (const whole of attributionsOf(review.entries, review.scale)) {
          const { start, luck, decisions, end } = inTenths(whole);
          const sum = decisions.reduce((all, { change }) => all + change, start + luck);
          found.rest = Math.max(found.rest, Math.abs(sum - end));
          expect(sum).toBe(end);
        }
      }
      const line = [sample.game, i + 1, found.reviews, found.figures, found.differing, found.rest].join(" | ");
      if (isWhole && (i + 1) % 50 === 0) process.stdout.write(`| ${line} |\n`);
    }
  },
  // By command it takes as long as it takes.
  isWhole ? 21_600_000 : 180_000,
);

const configOf = (game: AnyGame, record: MatchRecord): unknown => {
  const read = game.rules.configText.read(record.config);
  if (!read.ok) throw new Error(sentence(read.refusal));
  return read.value;
};
