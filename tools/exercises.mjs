// Writes the shelf of prepared exercises: `node tools/exercises.mjs [GAME]`. The positions come from the golden matches
// and from matches of bots with fixed seeds; each is judged by the game's own reviewer, and kept if one choice was
// clearly worse than another. The same run gives the same files.
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { games } from "@turnlight/games";
import { campaignLevels, wisp } from "@turnlight/games/wisp";
import {
  childSeed,
  drawOf,
  Match,
  playOut,
  readBot,
  readStory,
  reviewMatch,
  rulesOf,
  seedOf,
  sentence,
  usualBound,
  writeRecord,
} from "@turnlight/kernel";
import { themeOf } from "../web/learn/themes.ts";
import { presentEngine } from "../web/match/review/format.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Exercises in a theme, from one record at most this many, and matches until the search ends. */
const [ofTheme, ofRecord, mostMatches] = [8, 3, 600];

const levels = campaignLevels.map(({ level }) => wisp.rules.configText.write({ level }));

const sources = {
  head: {
    bots: ["human:casual", "human:good"],
    bound: usualBound,
    configs: ["grids=7 bank=english", "grids=7 bank=german"],
    themes: 6,
  },
  // Without items every decision of a stage is judged exactly, or nearly so.
  thirteen: { bots: ["greedy:human"], bound: usualBound, configs: ["challenge=purist"], themes: 3 },
  wisp: { bots: ["random"], bound: 40, configs: levels, themes: 3 },
  zonk: {
    bots: ["hybrid:cautious", "hybrid:reckless"],
    bound: usualBound,
    configs: ["table=parlour target=2000"],
    themes: 3,
  },
};

const played = async (game, { bots, bound, configs }, i) => {
  const config = game.rules.configText.read(configs[i % configs.length] ?? "");
  if (!config.ok) throw new Error(sentence(config.refusal));
  const seed = childSeed(seedOf("exercises"), `${game.rules.id} ${i}`);
  const { match } = Match.begin(game.rules, config.value, { seed });
  const sittings = bots.slice(0, match.seats).map((name, seat) => {
    const bot = readBot(game, name);
    if (!bot.ok) throw new Error(sentence(bot.refusal));
    return { bot: bot.value, draw: drawOf(childSeed(seed, `bot ${seat}`)) };
  });
  await playOut(match, sittings, { nodes: 3000, bound });
  return match.record;
};

/** Golden matches first, then those of the bots. */
async function* records(game, source) {
  for (const file of globSync(`games/${game.rules.id}/golden/*.story`, { cwd: root }).toSorted()) {
    const story = readStory(readFileSync(join(root, file), "utf8"));
    if (story.ok && story.value.version === game.rules.version) yield story.value;
  }
  for (let i = 0; i < mostMatches; i++) yield await played(game, source, i);
}

/** A theme by language, where the words of a match have one. */
const placeOf = (game, record, habit) => {
  const theme = themeOf(game, habit);
  return theme === undefined ? undefined : `${/bank=\w+/.exec(record.config)?.[0] ?? ""} ${theme}`;
};

/** Without what came later; the move that belongs to the last decision stays. */
const cutAfter = (record, n) => {
  const { outcome: _outcome, ...rest } = record;
  return { ...rest, entries: record.entries.filter((entry) => entry.n <= n) };
};

const shelfOf = async (name, source) => {
  const game = await games[name]?.();
  const reviewer = await game?.review?.();
  if (game === undefined || reviewer === undefined) throw new Error(`nobody reviews ${name}`);
  const counts = new Map();
  const shelf = [];
  for await (const record of records(game, source)) {
    if (source.themes !== undefined && [...counts.values()].filter((n) => n === ofTheme).length === source.themes)
      break;
    const rules = rulesOf(game, record.version);
    if (!rules.ok) continue;
    const seats = Match.resume(rules.value, record);
    if (!seats.ok) continue;
    for (let seat = 0; seat < seats.value.match.seats; seat++) {
      const review = reviewMatch(rules.value, reviewer, record, seat);
      if (!review.ok) continue;
      const kept = [];
      for (const { n, judged } of review.value.steps()) {
        if (judged?.habit === undefined || (judged.mark !== "mistake" && judged.mark !== "blunder")) continue;
        const place = placeOf(name, record, judged.habit);
        if (place === undefined || kept.length === ofRecord || (counts.get(place) ?? 0) === ofTheme) continue;
        if (judged.given <= 1.25 * (judged.bound ?? 0)) continue;
        counts.set(place, (counts.get(place) ?? 0) + 1);
        kept.push({ n, cause: "you", judged });
      }
      const last = kept.at(-1);
      if (last === undefined) continue;
      const text = writeRecord(cutAfter(record, last.n + (last.judged?.next === undefined ? 0 : 1)));
      shelf.push({
        game: name,
        record: text,
        seat,
        own: false,
        at: 0,
        engine: presentEngine,
        scale: reviewer.scale,
        entries: kept,
      });
    }
  }
  console.log(name, Object.fromEntries(counts), `${shelf.length} matches`);
  return shelf;
};

const [only] = process.argv.slice(2);
for (const [name, source] of Object.entries(sources)) {
  if (only !== undefined && only !== name) continue;
  const shelf = await shelfOf(name, source);
  writeFileSync(
    join(root, `web/learn/shelf/exercises-${name}.jsonl`),
    `${shelf.map((one) => JSON.stringify(one)).join("\n")}\n`,
  );
}
