/** docs/requirements tells the truth: every requirement of the design documents is there once, with its place and its tests. */
import { describe, expect, test } from "vitest";
import { type DesignDocument, designDocuments, mistakesOf, pageOf, readRequirements } from "../requirements.ts";

const documents = Object.keys(designDocuments) as readonly DesignDocument[];

describe.each(documents)("the requirements of %s", (document) => {
  const page = pageOf(document);
  const { requirements } = readRequirements(page);

  test("are all there once, with files, tests and rulings that exist", () => {
    expect(mistakesOf(document, page)).toEqual([]);
  });

  test("are all met, or ruled otherwise", () => {
    const open = requirements.filter(({ verdict }) => verdict === "◐" || verdict === "✗").map(({ id }) => id);
    expect(open).toEqual([]);
  });

  test("are in the document's order", () => {
    const ids = requirements.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted());
  });
});

const proof = "`tools/tests/requirements.test.ts`: are in the document's order";
const place = "`tools/requirements.ts`";
const ruling = "\n\n### Said otherwise\n";

/** What is wrong with a page whose first row is this one. */
const wrongWith = (row: string): readonly string[] =>
  mistakesOf("head-v1.0", `${row}${ruling}`).filter((mistake) => !/^head-v1\.0-(?!001)\d{3} is missing$/.test(mistake));

test("a row names its place and its tests", () => {
  const row = `| wisp-007 ✓ | a \\| b | ${place}, \`web\` | ${proof}<br>${proof} |`;
  expect(readRequirements(row)).toEqual({
    requirements: [
      {
        id: "wisp-007",
        verdict: "✓",
        text: "a ¦ b",
        places: ["tools/requirements.ts", "web"],
        tests: Array.from({ length: 2 }, () => ({
          file: "tools/tests/requirements.test.ts",
          title: "are in the document's order",
        })),
        ruling: undefined,
      },
    ],
    mistakes: [],
  });
  expect(wrongWith(`| head-v1.0-001 ✓ | a | ${place} | ${proof} |`)).toEqual([]);
  expect(wrongWith("| head-v1.0-001 R | a |  | [Said otherwise](#said-otherwise) |")).toEqual([]);
  expect(wrongWith(`| head-v1.0-001 R | a | ${place} | [Said otherwise](#said-otherwise)<br>${proof} |`)).toEqual([]);
});

test.each([
  ["a row that is none", "| head-v1.0-001 | a | b |", /^not a row .*head-v1\.0-001/],
  ["an unknown verdict", `| head-v1.0-001 ? | a | ${place} | ${proof} |`, /^not a row/],
  ["no test", `| head-v1.0-001 ✓ | a | ${place} |  |`, /names no test$/],
  ["no place", `| head-v1.0-001 ✓ | a |  | ${proof} |`, /does not say where it lives$/],
  ["something else than a test", `| head-v1.0-001 ✓ | a | ${place} | by hand |`, /"by hand" is not a test/],
  ["a file that is gone", `| head-v1.0-001 ✓ | a | \`gone.ts\` | ${proof} |`, /there is no gone\.ts$/],
  ["a test file that is gone", `| head-v1.0-001 ✓ | a | ${place} | \`gone.ts\`: b |`, /gone\.ts has no test "b"$/],
  [
    "a title that is gone",
    `| head-v1.0-001 ✓ | a | ${place} | \`tools/tests/requirements.test.ts\`: are in the |`,
    /has no test "are in the"$/,
  ],
  ["no ruling", `| head-v1.0-001 R | a | ${place} | ${proof} |`, /names no ruling$/],
  ["a ruling that is gone", `| head-v1.0-001 R | a | ${place} | [b](#b) |`, /there is no ruling #b$/],
  ["half met", `| head-v1.0-001 ◐ | a | ${place} | ${proof} |`, /is open$/],
  ["not met", `| head-v1.0-001 ✗ | a | ${place} |  |`, /is open$/],
  ["an id too many", `| head-v1.0-098 ✓ | a | ${place} | ${proof} |`, /^head-v1\.0-098 is one too many$/],
  [
    "an id twice",
    `| head-v1.0-001 ✓ | a | ${place} | ${proof} |\n| head-v1.0-001 ✓ | a | ${place} | ${proof} |`,
    /^head-v1\.0-001 is one too many$/,
  ],
])("a page with %s is refused", (_, row, mistake) => {
  expect(wrongWith(row)).toContainEqual(expect.stringMatching(mistake));
});
