/** Updates docs/thirteen-balance.md: each measured part is between two markers, the rest is left alone. */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const document = fileURLToPath(new URL("../docs/thirteen-balance.md", import.meta.url));
/** Where the parts are, and before which text a missing part is inserted. */
const titles = {
  archetypes: "Archetypes by pools by stages",
  ascending: "Ascending Targets",
  stakes: "Stakes",
  items: "What items add",
} as const;
const after = "## What moves, and what does not";

export const percent = (share: number, digits = 0): string => `${(100 * share).toFixed(digits)} %`;

export const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

export const writePart = (name: keyof typeof titles, measured: string): void => {
  const [begin, end] = [`<!-- measured: ${name} -->`, "<!-- end -->"];
  const before = readFileSync(document, "utf8");
  const place = before.includes(begin)
    ? before
    : before.replace(after, `## ${titles[name]}\n${begin}\n${end}\n\n${after}`);
  const from = place.indexOf(begin);
  const to = place.indexOf(end, from);
  writeFileSync(document, `${place.slice(0, from)}${begin}\n${measured}\n${place.slice(to)}`);
  console.log(`${name} is written into docs/thirteen-balance.md`);
};
