/**
 * `npm run bench:ratings`: where the bots stand on the scale of people's ratings. Every two bots of a game play each
 * other; the ratings are those under which the results are likeliest, with the middle bot at 1500, where people begin.
 * `--write` keeps them for the server; with `--game` those of other games stay as they are.
 */
import { writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { seedOf } from "@turnlight/kernel";
import { simulate } from "../cli/simulation/simulate.ts";
import { type BotRating, botRatings } from "../server/ratings/bot-ratings.ts";
import { countOf, optionsOf } from "./options.ts";

const usage = "npm run bench:ratings -- [--matches N] [--game NAME] [--seed TEXT] [--write]";
const { values } = optionsOf(usage, {
  options: {
    matches: { type: "string", default: "200" },
    game: { type: "string", default: "" },
    seed: { type: "string", default: "ratings" },
    write: { type: "boolean", default: false },
  },
});
const matches = countOf("matches", values.matches, usage);

/** As people play them online, with matches in hundredths of `--matches`: where one takes long, fewer are played. */
const games = [
  {
    game: "zonk",
    config: "seats=2",
    share: 1,
    bots: ["random", "reference", "hybrid:easy", "hybrid:normal", "hybrid:hard", "perfect"],
  },
  {
    game: "head",
    config: "",
    share: 1,
    bots: ["apprentice", "gravedigger", "crier", "clerk", "executioner:0.2", "executioner:0.5", "executioner:0.8"],
  },
  {
    game: "thirteen-side-by-side",
    config: "seats=2 unlocked=all",
    share: 0.5,
    bots: ["random", "greedy:human", "greedy", "expert"],
  },
] as const;

/** Points of rating that make a win ten times as likely. */
const scale = 400;
const start = 1500;
const rounds = 2000;
/** As if each two had also shared one match: whoever never won has a rating all the same. */
const shared = 0.5;

interface Pairing {
  readonly one: number;
  readonly other: number;
  readonly points: number;
  readonly played: number;
}

const expected = (one: number, other: number): number => 1 / (1 + 10 ** ((other - one) / scale));

/** Bradley and Terry's model, by steps along the gradient that shrink with what is known. */
const fitted = (count: number, pairings: readonly Pairing[]): readonly Omit<BotRating, "game" | "bot">[] => {
  const ratings = Array.from({ length: count }, () => start);
  const slope = Math.LN10 / scale;
  const known = (at: number): number =>
    pairings.reduce((sum, { one, other, played }) => {
      if (one !== at && other !== at) return sum;
      const share = expected(ratings[one] ?? start, ratings[other] ?? start);
      return sum + played * share * (1 - share) * slope * slope;
    }, 0);
  for (let round = 0; round < rounds; round++)
    for (let at = 0; at < count; at++) {
      const gradient = pairings.reduce((sum, { one, other, points, played }) => {
        if (one !== at && other !== at) return sum;
        const surplus = points - played * expected(ratings[one] ?? start, ratings[other] ?? start);
        return sum + slope * (one === at ? surplus : -surplus);
      }, 0);
      ratings[at] = (ratings[at] ?? start) + gradient / Math.max(known(at), 1e-9) / 2;
    }
  const middle = ratings.toSorted((a, b) => a - b)[Math.floor(count / 2)] ?? start;
  return ratings.map((rating, at) => ({
    rating: Math.round(rating - middle + start),
    deviation: Math.round(1 / Math.sqrt(Math.max(known(at), 1e-9))),
  }));
};

const all: BotRating[] = [];
for (const { game, config, bots, share } of games) {
  if (values.game !== "" && values.game !== game) {
    all.push(...botRatings.filter((one) => one.game === game));
    continue;
  }
  const count = Math.max(2, Math.round((matches * share) / 2));
  const pairings: Pairing[] = [];
  for (const [one, first] of bots.entries())
    for (const [other, second] of bots.entries()) {
      // Either sits in either seat.
      if (one === other) continue;
      const plan = {
        game,
        config,
        bots: [first, second],
        seed: seedOf(`${values.seed} ${game} ${first} ${second}`),
        nodes: 10_000,
      };
      const { seats } = await simulate(plan, count, availableParallelism(), () => undefined);
      const [wins = 0, losses = 0] = seats.map((seat) => seat.wins);
      // Who tie have both won.
      const points = wins + losses === 0 ? 0.5 : wins / (wins + losses);
      pairings.push({ one, other, points: points * count + shared / 2, played: count + shared });
    }
  const found = bots.map((bot, at) => ({ game, bot, ...fitted(bots.length, pairings)[at] }) as BotRating);
  for (const { bot, rating, deviation } of found.toSorted((a, b) => b.rating - a.rating))
    console.log(`${game.padEnd(22)} ${bot.padEnd(20)} ${rating} ± ${2 * deviation}`);
  all.push(...found.toSorted((a, b) => a.rating - b.rating));
}

if (values.write) {
  const rows = all.map(
    ({ game, bot, rating, deviation }) =>
      `  { game: ${JSON.stringify(game)}, bot: ${JSON.stringify(bot)}, rating: ${rating}, deviation: ${deviation} },`,
  );
  const text = `/** Bots on the scale of the ratings, as \`npm run bench:ratings\` has measured them in matches against each other. */
export interface BotRating {
  readonly game: string;
  readonly bot: string;
  readonly rating: number;
  readonly deviation: number;
}

export const botRatings: readonly BotRating[] = [
${rows.join("\n")}
];
`;
  writeFileSync(new URL("../server/ratings/bot-ratings.ts", import.meta.url), text);
}
