// Measures the balance of Thirteen Throws and writes it into docs/thirteen-balance.md, one part at a time:
// `node bench/thirteen-balance.mjs [--runs 300] [--seed 41] [--at-once 1] [--answers FOLDER] [--rows all/upper,none/upper] [archetypes] [ascending] [stakes]`.
// Each part is between two markers in the document; parts that are not named are left as they are. Answers in the
// folder are reused, so that a measurement of hours can be interrupted and resumed.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { judges } from "@turnlight/games/thirteen";
import { root } from "../tools/setup.mjs";
import { optionsOf } from "./options.ts";
import { percent, table, writePart } from "./thirteen-document.ts";

const usage =
  "node bench/thirteen-balance.mjs [--runs 300] [--seed 41] [--at-once 1] [--answers FOLDER] [--rows all/upper,none/upper] [archetypes] [ascending] [stakes]";
const { values, positionals } = optionsOf(usage, {
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "300" },
    seed: { type: "string", default: "41" },
    "at-once": { type: "string", default: "1" },
    answers: { type: "string" },
    rows: { type: "string" },
  },
});
const { runs, seed } = values;
/** The file in which the answer to a question is cached, if there is a cache. */
const keptAt = (question) => {
  if (values.answers === undefined) return undefined;
  mkdirSync(values.answers, { recursive: true });
  return join(values.answers, `${createHash("sha256").update(question).digest("hex").slice(0, 16)}.json`);
};

/** Runs a command and returns its answer; completed rows are printed as they arrive. */
const ask = async (...words) => {
  const all = ["thirteen", ...words, "--runs", runs, "--seed", seed, "--json"];
  const question = `turnlight ${all.join(" ")}`;
  console.log(question);
  const file = keptAt(question);
  if (file !== undefined && existsSync(file)) return JSON.parse(readFileSync(file, "utf8"));
  const child = spawn(process.execPath, [join(root, "cli/bin/turnlight.mjs"), ...all], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const answer = JSON.parse(await text(child.stdout));
  if (file !== undefined) writeFileSync(file, JSON.stringify(answer));
  return answer;
};

/** Asks several questions concurrently; the answers are in the order of the questions. */
const askAll = async (questions) => {
  const answers = [];
  let next = 0;
  const work = async () => {
    while (next < questions.length) {
      const mine = next;
      next += 1;
      answers[mine] = await ask(...questions[mine]);
    }
  };
  await Promise.all(Array.from({ length: Number(values["at-once"]) }, work));
  return answers;
};

const stages = [4, 6, 8, 10];

const notAsked = "not measured";

const ranged = ({ value, low, high }) => `${percent(value)} (${(100 * low).toFixed(0)}–${(100 * high).toFixed(0)})`;

/** Wilson's 95 % range of a share. */
const shareOf = (part, whole) => {
  const [z, n] = [1.96, Math.max(1, whole)];
  const p = part / n;
  const middle = (p + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const half = (z * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n))) / (1 + (z * z) / n);
  return { value: p, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
};

/** Neither is an archetype: both are measured against the best of them. */
const isArchetype = ({ buyer }) => buyer !== "generalist" && buyer !== "thrifty";

const bestOf = (rows) => Math.max(0, ...rows.filter(isArchetype).map(({ won }) => won.value));

const partOfBest = (rows, row) => row.won.value / Math.max(1e-9, bestOf(rows));

/** How often each item is in the winners' builds, of all answers of a pool together; the commonest first. */
const winnersItems = (answers) => {
  const counts = new Map();
  let winners = 0;
  for (const { rows, runs: of, winners: items } of answers) {
    const own = rows.reduce((sum, { won }) => sum + Math.round(won.value * of), 0);
    winners += own;
    for (const { item, all } of items) counts.set(item, (counts.get(item) ?? 0) + Math.round(all.value * own));
  }
  return [...counts]
    .map(([item, count]) => ({ item, share: shareOf(count, winners) }))
    .toSorted((one, other) => other.share.value - one.share.value);
};

/** The criteria for the builds of a pool, evaluated on the rows that were measured. */
const verdicts = (rows, items) => {
  const archetypes = rows.filter(isArchetype);
  const parts = archetypes.map((row) => partOfBest(rows, row));
  const partOf = (name) => {
    const row = rows.find(({ buyer }) => buyer === name);
    return row === undefined || archetypes.length === 0 ? notAsked : partOfBest(rows, row).toFixed(2);
  };
  const [first] = items;
  return [
    [
      "at least ten archetypes win 0.6 to 1.0 times as often as the best",
      `${parts.filter((part) => part >= 0.6).length} of the ${archetypes.length} measured, the least ${Math.min(...parts).toFixed(2)}`,
    ],
    ["`thrifty` at least 0.9 times as often", partOf("thrifty")],
    ["the generalist at most 1.15 times as often", partOf("generalist")],
    [
      "no item in more than half of the winners' builds",
      first === undefined ? notAsked : `${first.item} ${ranged(first.share)}`,
    ],
  ];
};

/** How many of the commonest items are listed. */
const listed = 12;

const parts = {
  async archetypes() {
    const everyRow = ["all", "none"].flatMap((pool) => judges.map((buyer) => `${pool}/${buyer}`));
    const chosen = values.rows?.split(",") ?? everyRow;
    const answers = await askAll(
      chosen.map((row) => ["archetypes", "--pool", row.split("/")[0], "--buyers", row.split("/")[1]]),
    );
    const pools = ["all", "none"].flatMap((pool) => {
      const own = answers.filter(({ rows: [row] }) => row.pool === pool);
      return own.length === 0 ? [] : [{ pool, rows: own.flatMap(({ rows }) => rows), items: winnersItems(own) }];
    });
    const lines = pools.flatMap(({ pool, rows }) =>
      rows.map((row) => [
        pool,
        row.buyer,
        ...row.cleared.slice(0, -1).map((share) => percent(share)),
        ranged(row.won),
        partOfBest(rows, row).toFixed(2),
        row.medianLoss,
      ]),
    );
    return [
      `Human dice, ${runs} runs a row, seed ${seed}: percent that clear each stage, 95 % ranges in brackets.`,
      table(
        [
          "pool",
          "buyer",
          ...stages.slice(0, -1).map((stage) => `stage ${stage}`),
          "won",
          "of the best archetype",
          "median loss at",
        ],
        lines,
      ),
      ...pools.flatMap(({ pool, rows, items }) => [
        `Pool \`${pool}\`:`,
        table(["asked", "found"], verdicts(rows, items)),
        table(
          ["item", "in the winners' builds"],
          items.slice(0, listed).map(({ item, share }) => [item, ranged(share)]),
        ),
      ]),
    ].join("\n\n");
  },
  async ascending() {
    const [found] = await askAll([["balance", "--bot", "greedy:human", "--set", "challenge=rising"]]);
    return `\`greedy:human\`, ${found.runs} runs, seed ${seed}: median loss at stage ${found.medianLoss} (asked: 10–16).`;
  },
  async stakes() {
    const levels = [1, 2, 3, 4, 5, 6, 7, 8];
    const found = await askAll(
      levels.map((stake) => ["balance", "--bot", "expert:perfect", "--set", `stake=${stake}`, "--until", "10"]),
    );
    return [
      `\`expert:perfect\`, ${found[0].runs} runs a row, seed ${seed} (asked: 15 % each), 95 % ranges in brackets.`,
      table(
        ["stake", "won"],
        found.map(({ victories, runs: of }, i) => [levels[i], ranged(shareOf(Math.round(victories * of), of))]),
      ),
    ].join("\n\n");
  },
};

for (const name of positionals.length === 0 ? Object.keys(parts) : positionals) {
  const part = parts[name];
  if (part === undefined) throw new Error(`there is no part ${name}, only ${Object.keys(parts).join(", ")}`);
  writePart(name, await part());
}
