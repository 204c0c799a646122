/** No device shows the slashed zero of the body's face: no file of it that the page loads has digits. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const main = fileURLToPath(new URL("../main.tsx", import.meta.url));
const find = createRequire(main);

/** The faces that the page declares before anything is shown. */
const faces = [...readFileSync(main, "utf8").matchAll(/^import "([^"]+\.css)";$/gm)].flatMap(([, path = ""]) =>
  [...readFileSync(find.resolve(path), "utf8").matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, face = ""]) => face),
);
const bodyFaces = faces.filter((face) => face.includes("Atkinson Hyperlegible"));

const rangesOf = (face: string): readonly (readonly [number, number])[] =>
  [...(/unicode-range:([^;]*)/.exec(face)?.[1] ?? "U+0-10FFFF").matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)].map(
    ([, from = "", to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)],
  );
const has = (face: string, letter: string): boolean =>
  rangesOf(face).some(([from, to]) => from <= letter.charCodeAt(0) && letter.charCodeAt(0) <= to);

test.each([400, 700])(
  "the body's face of weight %d brings letters in a file, and digits only from the device",
  (weight) => {
    const ofWeight = bodyFaces.filter((face) => face.includes(`font-weight: ${weight}`));
    const inFiles = ofWeight.filter((face) => face.includes("url("));
    expect(inFiles.some((face) => has(face, "a") && has(face, "ü") && has(face, "…"))).toBe(true);
    for (const digit of "0123456789") expect(inFiles.filter((face) => has(face, digit))).toEqual([]);
    expect(ofWeight.filter((face) => !face.includes("url(")).every((face) => has(face, "0"))).toBe(true);
  },
);
