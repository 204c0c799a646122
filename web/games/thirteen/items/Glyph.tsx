/** The items as pixel art, 12 by 12, one letter per colour. An item with a section carries that section's symbol. */
import type { Section } from "@turnlight/games/thirteen";
import { sectionIn } from "./name.ts";
import { pictures, sectionPictures } from "./pictures.ts";

const colours: Readonly<Record<string, string>> = {
  k: "#0b0a14",
  w: "#ffffff",
  s: "#c9d2e3",
  g: "#8088a8",
  d: "#4a5070",
  y: "#ffd700",
  o: "#b8860b",
  r: "#ff4444",
  m: "#991b1b",
  c: "#00ffff",
  b: "#00a5c8",
  n: "#22c55e",
  v: "#15803d",
  p: "#c77dff",
  q: "#7b2cbf",
  a: "#ff9ecb",
  t: "#8a5a2b",
};

/** Merges runs of one colour into one rectangle. */
const runsOf = (rows: readonly string[]) =>
  rows.flatMap((row, y) =>
    [...row.matchAll(/(\w)\1*/g)].map(({ 0: run, index }) => ({
      x: index,
      y,
      width: run.length,
      colour: colours[run[0] ?? ""] ?? "#fff",
    })),
  );

const pictureOf = (item: string): readonly string[] => {
  const kind = sectionIn(item) === undefined ? item : (item.split("-")[0] ?? "");
  return pictures[kind] ?? pictures["unknown"] ?? [];
};

/** An item's picture as coloured runs on a square grid, to be painted elsewhere. */
export const pixelsOf = (item: string) => {
  const rows = pictureOf(item);
  return { size: rows.length, runs: runsOf(rows) };
};

const Pixels = ({ rows, class: name }: { readonly rows: readonly string[]; readonly class: string }) => (
  <svg class={name} viewBox={`0 0 ${rows[0]?.length ?? 12} ${rows.length}`} aria-hidden="true" focusable="false">
    {runsOf(rows).map(({ x, y, width, colour }) => (
      <rect key={`${x} ${y}`} x={x} y={y} width={width + 0.04} height={1.04} fill={colour} />
    ))}
  </svg>
);

export const SectionGlyph = ({ section }: { readonly section: Section }) => (
  <Pixels class="glyph-section" rows={sectionPictures[section]} />
);

export const Glyph = ({ item }: { readonly item: string }) => {
  const section = sectionIn(item);
  return (
    <span class="glyph">
      <Pixels class="glyph-picture" rows={pictureOf(item)} />
      {section !== undefined && <SectionGlyph section={section} />}
    </span>
  );
};
