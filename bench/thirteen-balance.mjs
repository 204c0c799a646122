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
const at = (row, stage) => row.cleared[stages.indexOf(stage)];
const median = (list) => {
  const sorted = list.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return (sorted[Math.ceil(half) - 1] + sorted[Math.floor(half)]) / 2;
};

/** The best figure of each charm over all buyers; every answer names the same charms in the same order. */
const bestOf = (answers) =>
  (answers[0] ?? []).map((_, at) =>
    answers.map((best) => best[at]).reduce((most, one) => (one.share > most.share ? one : most)),
  );

const notAsked = "not measured";

/** The criteria for the archetypes, evaluated on the rows that were measured. */
const verdicts = (all, none, charms) => {
  const generalist = all.find(({ buyer }) => buyer === "generalist");
  const eighths = all.filter((row) => row !== generalist).map((row) => at(row, 8));
  const within = eighths.filter((share) => share >= 0.25 && share <= 0.7).length;
  const best = Math.max(...eighths);
  const inBoth = all.flatMap((row) => {
    const same = none.find(({ buyer }) => buyer === row.buyer);
    return same === undefined ? [] : [{ buyer: row.buyer, all: at(row, 10), none: at(same, 10) }];
  });
  const tenth = (rows) =>
    rows.length === 0
      ? notAsked
      : (rows.reduce((sum, row) => sum + row.none, 0) / rows.reduce((sum, row) => sum + row.all, 0)).toFixed(2);
  const seldom = charms.filter(({ share }) => share < 0.01).map(({ item }) => item);
  return table(
    ["asked", "found"],
    [
      ["at least five of eight archetypes clear stage 8 in 25–70 %", `${within} of the ${eighths.length} measured`],
      ["none more than 1.8 times as often as the median one", (best / median(eighths)).toFixed(2)],
      [
        "the generalist best, by at most 1.3 times",
        generalist === undefined ? notAsked : (at(generalist, 8) / best).toFixed(2),
      ],
      [
        "with nothing unlocked stage 10 at least 0.75 times as often",
        `generalist ${tenth(inBoth.filter(({ buyer }) => buyer === "generalist"))}, ${inBoth.length} of ${all.length} rows together ${tenth(inBoth)}`,
      ],
      [
        "every charm the best buy in 1 % of shops for some archetype",
        `${charms.length === 0 ? notAsked : seldom.length === 0 ? "all" : `not ${seldom.join(", ")}`}, by ${eighths.length} of ${judges.length - 1} archetypes`,
      ],
    ],
  );
};

const parts = {
  async archetypes() {
    const everyRow = ["all", "none"].flatMap((pool) => judges.map((buyer) => `${pool}/${buyer}`));
    const chosen = values.rows?.split(",") ?? everyRow;
    const answers = await askAll(
      chosen.map((row) => ["archetypes", "--pool", row.split("/")[0], "--buyers", row.split("/")[1]]),
    );
    const measured = answers.flatMap(({ rows }) => rows);
    const [all, none] = ["all", "none"].map((pool) => measured.filter((row) => row.pool === pool));
    const archetypes = answers.filter(({ rows: [row] }) => row.pool === "all" && row.buyer !== "generalist");
    const best = bestOf(archetypes.map((answer) => answer.best));
    const rows = [...all, ...none].map(({ pool, buyer, cleared, medianLoss }) => [
      pool,
      buyer,
      ...cleared.map((share) => percent(share)),
      medianLoss,
    ]);
    return [
      `Human dice, ${runs} runs a row, seed ${seed}: percent that clear each stage.`,
      table(["pool", "buyer", ...stages.map((stage) => `stage ${stage}`), "median loss at"], rows),
      verdicts(all, none, best),
      table(
        ["charm", "best buy of its shop in", "for"],
        best.map(({ item, share, buyer }) => [item, percent(share, 1), buyer ?? "nobody"]),
      ),
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
      `\`expert:perfect\`, ${found[0].runs} runs a row, seed ${seed} (asked: 15 % each).`,
      table(
        ["stake", "won"],
        found.map(({ victories }, i) => [levels[i], percent(victories)]),
      ),
    ].join("\n\n");
  },
};

for (const name of positionals.length === 0 ? Object.keys(parts) : positionals) {
  const part = parts[name];
  if (part === undefined) throw new Error(`there is no part ${name}, only ${Object.keys(parts).join(", ")}`);
  writePart(name, await part());
}
