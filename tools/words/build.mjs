// Rebuilds the word banks in games/head/content from Debian's packages `scowl` and `tanglet-data`:
//   apt-get install scowl tanglet-data && node tools/words/build.mjs
// `--check` builds and compares, without writing.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gunzipSync, gzipSync } from "node:zlib";
import { hasHardStem, hasStrictStem } from "../../decency/stems.ts";

const scowl = "/usr/share/dict/scowl";
const tanglet = "/usr/share/tanglet/gamedata/de/words";
const content = fileURLToPath(new URL("../../games/head/content", import.meta.url));

const playable = /^[A-Z]{3,6}$/;

/** Ä, Ö, Ü and ß have no key on an A–Z keyboard and are spelled with two letters. */
const spelled = (word) =>
  word
    .toLowerCase()
    .replaceAll("ä", "ae")
    .replaceAll("ö", "oe")
    .replaceAll("ü", "ue")
    .replaceAll("ß", "ss")
    .toUpperCase();

const listed = (name) =>
  readFileSync(new URL(name, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => !line.startsWith("#"))
    .flatMap((line) => line.split(/\s+/))
    .filter((word) => word !== "")
    .map(spelled);

/** Lower-case words of the English, American and British lists up to a level; SCOWL files are Latin-1. */
const scowlWords = (level) => {
  const words = new Set();
  for (const file of readdirSync(scowl)) {
    const found = /^(?:english|american|british)-words\.(\d+)$/.exec(file);
    if (found === null || Number(found[1]) > level) continue;
    for (const word of readFileSync(`${scowl}/${file}`, "latin1").split("\n"))
      if (/^[a-z]+$/.test(word)) words.add(word.toUpperCase());
  }
  return words;
};

/** A plain -s, -ed or -ing form of another everyday word: such a word is no fun to find. */
const isPlainForm = (word, everyday) => {
  const has = (stem) => everyday.has(stem);
  const doubled = (stem) => stem.length > 2 && stem.at(-1) === stem.at(-2) && has(stem.slice(0, -1));
  if (word.endsWith("S") && !word.endsWith("SS"))
    return (
      (word.length > 3 && has(word.slice(0, -1))) ||
      (word.endsWith("ES") && has(word.slice(0, -2))) ||
      (word.endsWith("IES") && has(`${word.slice(0, -3)}Y`)) ||
      (word.endsWith("VES") && (has(`${word.slice(0, -3)}F`) || has(`${word.slice(0, -3)}FE`)))
    );
  if (word.endsWith("ED") && !word.endsWith("EED") && word.length > 3) {
    const stem = word.slice(0, -2);
    return has(stem) || has(`${stem}E`) || doubled(stem) || (word.endsWith("IED") && has(`${word.slice(0, -3)}Y`));
  }
  if (word.endsWith("ING") && word.length > 4) {
    const stem = word.slice(0, -3);
    return /[AEIOUY]/.test(stem) && (has(stem) || has(`${stem}E`) || doubled(stem));
  }
  return false;
};

const stemsBefore = (word, ending) => {
  if (!word.endsWith(ending)) return [];
  const stem = word.slice(0, -ending.length);
  return [
    stem,
    `${stem}E`,
    stem.endsWith("I") ? `${stem.slice(0, -1)}Y` : "",
    stem.at(-1) === stem.at(-2) ? stem.slice(0, -1) : "",
  ];
};

/** Comparatives such as HARDER and HARDEST, recognised by both being words beside HARD. */
const isCompared = (word, known) =>
  ["ER", "EST"].some(
    (ending) =>
      stemsBefore(word, ending).some((stem) => stem.length > 2 && known.has(stem)) &&
      ["ER", "EST"].every((other) => known.has(`${word.slice(0, -ending.length)}${other}`)),
  );

/** Of words that are not among the most frequent: any -ed, -ing, -s or -ly form of a word of the whole bank. */
const isRareForm = (word, known) => {
  const has = (stem) => stem.length > 2 && known.has(stem);
  if (word.endsWith("S") && !word.endsWith("SS") && has(word.slice(0, -1))) return true;
  if (word.endsWith("EED") && has(word.slice(0, -1))) return true;
  if (word.endsWith("LY") && [word.slice(0, -2), `${word.slice(0, -1)}E`, `${word.slice(0, -3)}Y`].some(has))
    return true;
  return ["ED", "ING"].some((ending) => stemsBefore(word, ending).some(has));
};

const english = () => {
  const hard = new Set(listed("english-block-hard.txt"));
  const strict = new Set(listed("english-block-strict.txt"));
  const keep = new Set(listed("english-keep.txt"));
  const odd = new Set(listed("english-odd.txt"));
  const everything = scowlWords(80);
  const valid = [...everything].filter(
    (word) => playable.test(word) && !hard.has(word) && !hasHardStem(word, "english"),
  );
  const everyday = scowlWords(35);
  const frequent = scowlWords(20);
  const isOdd = (word) =>
    isPlainForm(word, everyday) ||
    isCompared(word, everything) ||
    (!frequent.has(word) && isRareForm(word, everything));
  const common = new Set(
    valid.filter(
      (word) =>
        everyday.has(word) &&
        !strict.has(word) &&
        !hasStrictStem(word, "english") &&
        !odd.has(word) &&
        (keep.has(word) || !isOdd(word)),
    ),
  );
  return { valid, common, hard, strict, from: "SCOWL, levels up to 80" };
};

const german = () => {
  const hard = new Set(listed("german-block-hard.txt"));
  const strict = new Set(listed("german-block-strict.txt"));
  const all = gunzipSync(readFileSync(tanglet))
    .toString("utf8")
    .split("\n")
    .map((line) => line.split(" ")[0] ?? "");
  const valid = [...new Set(all)].filter(
    (word) => playable.test(word) && !hard.has(word) && !hasHardStem(word, "german"),
  );
  const known = new Set(valid);
  const everyday = listed("german-common.txt");
  const strangers = everyday.filter((word) => playable.test(word) && !known.has(word) && !hard.has(word));
  if (strangers.length > 0) console.warn(`not in the German list: ${[...new Set(strangers)].join(" ")}`);
  const common = new Set(
    everyday.filter((word) => known.has(word) && !strict.has(word) && !hasStrictStem(word, "german")),
  );
  return { valid, common, hard, strict, from: "enz/german-wordlist" };
};

/** Sorted, each word as how many letters it shares with the one before it, then the rest; see `front-coding.ts`. */
const frontCoded = (valid, common) => {
  const lines = [];
  let line = "";
  let before = "";
  for (const word of valid.toSorted()) {
    let shared = 0;
    while (shared < before.length && word[shared] === before[shared]) shared += 1;
    if (shared === 0 && line !== "") {
      lines.push(line);
      line = "";
    }
    line += `${(common.has(word) ? "abcdef" : "012345")[shared]}${word.slice(shared)}`;
    before = word;
  }
  return [...lines, line];
};

const source = (name, { valid, common, from }) => {
  const rows = frontCoded(valid, common).map((line) => `    "${line}",\n`);
  return [
    `/** Built by tools/words/build.mjs from ${from}: change that, not this. The licence is in docs/licences.md. */\n`,
    `import type { BankSource } from "./front-coding.ts";\n\n`,
    `export const ${name}: BankSource = {\n`,
    `  rows: [\n${rows.join("")}  ],\n`,
    "};\n",
  ].join("");
};

/** The blocked words of every language, for the filter that names and games share. */
const filterSource = (banks) => {
  const block = (words) =>
    `"${[...words]
      .filter((word) => playable.test(word))
      .toSorted()
      .join(" ")}"`;
  const entries = Object.entries(banks).map(
    ([name, { strict, hard }]) =>
      `  ${name}: {\n    strict:\n      ${block(strict)},\n    hard: ${block(hard)},\n  },\n`,
  );
  return [
    "/** Built by tools/words/build.mjs from the lists beside it: change those, not this. */\n",
    `import type { FilterLanguage } from "./stems.ts";\n\n`,
    "/** Words by themselves, besides the stems: `strict` is never drawn or suggested, `hard` not even accepted when typed. */\n",
    "export const wordLists: Readonly<Record<FilterLanguage, { readonly strict: string; readonly hard: string }>> = {\n",
    ...entries,
    "};\n",
  ].join("");
};

const check = process.argv.includes("--check");
let stale = false;
const write = (path, text) => {
  if (!check) writeFileSync(path, text);
  else if (readFileSync(path, "utf8") !== text) {
    console.error(`${path} is not what the script builds`);
    stale = true;
  }
};

const banks = { english: english(), german: german() };
for (const [name, bank] of Object.entries(banks)) {
  const text = source(name, bank);
  const size = gzipSync(text, { level: 9 }).length;
  console.log(
    `${name}: ${bank.valid.length} words, ${bank.common.size} common, ${(size / 1000).toFixed(1)} kB gzipped`,
  );
  write(`${content}/${name}.ts`, text);
}
write(fileURLToPath(new URL("../../decency/word-lists.ts", import.meta.url)), filterSource(banks));
process.exitCode = stale ? 1 : 0;
