/**
 * What every item of Thirteen Throws adds to a stage when a person plays, compared with what the shop states: `node
 * bench/thirteen-items.ts [--stages 60] [--seed 13] [--write] [--document]`. With `--write` it is measured twice: with
 * one seed for the figures that the shop and the generalist use, and with another to validate them. Both go into
 * games/thirteen/bots/measured.ts, and from there into docs/thirteen-balance.md. `--document` does only the latter.
 */
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { optionsOf } from "./options.ts";
import { percent, table, writePart } from "./thirteen-document.ts";

interface Delivery {
  readonly item: string;
  readonly could: number;
  readonly promised: number;
  readonly adds: number;
  readonly error: number;
}

const { values } = optionsOf("node bench/thirteen-items.ts [--stages 60] [--seed 13] [--write] [--document]", {
  options: {
    stages: { type: "string", default: "60" },
    seed: { type: "string", default: "13" },
    write: { type: "boolean", default: false },
    document: { type: "boolean", default: false },
  },
});
const { stages } = values;
const root = fileURLToPath(new URL("..", import.meta.url));

const measure = (seed: string): readonly Delivery[] => {
  const words = ["thirteen", "items", "--stages", stages, "--seed", seed, "--json"];
  console.log(`turnlight ${words.join(" ")}`);
  const answer = execFileSync(process.execPath, [join(root, "cli/bin/turnlight.mjs"), ...words], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  return JSON.parse(answer.toString()).items;
};

const tableOf = (items: readonly Delivery[]): string =>
  table(
    ["item", "by the estimate alone", "the shop says", "it adds"],
    items.map(({ item, could, promised, adds, error }) => [
      item,
      percent(could, 1),
      percent(promised, 1),
      `${percent(adds, 1)} ± ${percent(error, 1)}`,
    ]),
  );

const short = (part: number, digits: number): string => String(Number(part.toFixed(digits)));
const nameOf = (item: string): string => (/^[a-z]+$/.test(item) ? item : `"${item}"`);

const fileOf = (items: readonly Delivery[], again: readonly Delivery[]): string =>
  [
    "/** What items add to a stage, as `node bench/thirteen-items.ts --write` measured it: parts of the stage's points. */",
    "export const measured = {",
    `  stages: ${stages},`,
    `  seed: "${values.seed}",`,
    "  items: {",
    ...items.map(({ item, could, adds, error }, i) => {
      const figures = `could: ${short(could, 4)}, adds: ${short(adds, 4)}, error: ${short(error, 4)}`;
      return `    ${nameOf(item)}: { ${figures}, again: ${short(again[i]?.adds ?? adds, 3)} },`;
    }),
    "  },",
    "} as const;",
    "",
  ].join("\n");

/** The figures of both seeds for each item, as they are in games/thirteen/bots/measured.ts. */
interface MeasuredItem {
  readonly could: number;
  readonly adds: number;
  readonly error: number;
  readonly again: number;
}

const writeDocument = async (): Promise<void> => {
  const { measured } = await import("../games/thirteen/bots/measured.ts");
  const items: readonly (readonly [string, MeasuredItem])[] = Object.entries(measured.items);
  writePart(
    "items",
    [
      `Human dice, ${measured.stages} stages after each of three shops with the prices of version 3: parts of the points of a stage without the item, measured with seed “${measured.seed}” with a standard error, and once more with seed “${measured.seed} again”. What the shop says follows the first measurement where that differs from the estimate.`,
      table(
        ["item", "by the estimate alone", "it adds", "measured again"],
        items.map(([item, { could, adds, error, again }]) => [
          item,
          percent(could, 1),
          `${percent(adds, 1)} ± ${percent(error, 1)}`,
          percent(again, 1),
        ]),
      ),
    ].join("\n\n"),
  );
};

if (values.document) await writeDocument();
else {
  const found = measure(values.seed);
  if (values.write) {
    const file = join(root, "games/thirteen/bots/measured.ts");
    // The first measurement is written before the second is made, which validates the shop's new figures.
    writeFileSync(file, fileOf(found, found));
    writeFileSync(file, fileOf(found, measure(`${values.seed} again`)));
    console.log("games/thirteen/bots/measured.ts is written");
    await writeDocument();
  } else console.log(tableOf(found));
}
