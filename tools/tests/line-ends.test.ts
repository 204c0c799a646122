/** Every text file has the same line endings on every system, whatever git's settings. */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Each file's line endings in the index and in the working tree, and its `.gitattributes`. */
const files = execFileSync("git", ["ls-files", "--eol", "-z"], { cwd: root, encoding: "utf8" })
  .split("\0")
  .filter((line) => line !== "")
  .map((line) => {
    const [, index = "", tree = "", attributes = "", path = ""] =
      /^i\/(\S*)\s+w\/(\S*)\s+attr\/([^\t]*?)\s*\t(.*)$/.exec(line) ?? [];
    return { index, tree, attributes, path };
  });

test("every text file is kept and checked out with plain line ends", () => {
  const texts = files.filter(({ index }) => index !== "-text");
  expect(texts.length).toBeGreaterThan(1000);
  // A file without line breaks has none; a deleted one has no working-tree entry.
  const odd = texts.filter(({ index, tree }) => !["lf", "none"].includes(index) || !["lf", "none", ""].includes(tree));
  expect(odd).toEqual([]);
  expect(texts.filter(({ attributes }) => attributes !== "text=auto eol=lf")).toEqual([]);
});

test("pictures and letters are marked as what they are, so that nothing changes in them", () => {
  const binary = files.filter(({ index }) => index === "-text");
  expect(binary.length).toBeGreaterThan(0);
  expect(binary.filter(({ attributes }) => attributes !== "-text")).toEqual([]);
});
