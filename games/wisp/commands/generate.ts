/** `turnlight wisp generate`: generates a level, as text that all other commands can read. */
import {
  accept,
  type CliCommand,
  type CommandArguments,
  quote,
  type Result,
  refuse,
  seedOf,
  whole,
  within,
} from "@turnlight/kernel";
import { type Rank, ranks } from "../generator/difficulty.ts";
import { grow } from "../generator/grow.ts";
import { type Mechanic, mechanics } from "../generator/mechanics.ts";
import { writeCode } from "../rules/code.ts";
import type { Grid } from "../rules/directions.ts";
import { leastSide, mostSide } from "../rules/level.ts";
import { writeLevel } from "../text/write-level.ts";

const usualSize = "5";
const usualDifficulty: Rank = 5;

const sizeOf = ({ options }: CommandArguments): Result<Grid> => {
  const text = options["size"] ?? usualSize;
  const [, width, , height] = /^(\d{1,3})([x×](\d{1,3}))?$/.exec(text) ?? [];
  const grid = { width: Number(width), height: Number(height ?? width) };
  const isSide = (side: number) => side >= leastSide && side <= mostSide;
  if (isSide(grid.width) && isSide(grid.height)) return accept(grid);
  return refuse("bad-size", `it is ${quote(text)}`, {
    where: "--size",
    right: `a side from ${leastSide} to ${mostSide}, or two as in 5x7`,
  });
};

const rankOf = ({ options }: CommandArguments): Result<Rank> => {
  const number = whole(1, ranks.length, usualDifficulty).read(options["difficulty"] ?? `${usualDifficulty}`);
  if (!number.ok) return within("--difficulty", number.refusal);
  return accept(ranks.find((rank) => rank === number.value) ?? usualDifficulty);
};

const mechanicsOf = ({ options }: CommandArguments): Result<readonly Mechanic[] | undefined> => {
  const text = options["with"];
  if (text === undefined) return accept(undefined);
  const wanted: Mechanic[] = [];
  for (const word of text.split(/[\s,]+/)) {
    const mechanic = mechanics.find((known) => known === word || `${known}s` === word);
    if (mechanic === undefined)
      return refuse("bad-mechanic", `${quote(word)} is not an element of levels`, {
        where: "--with",
        right: `any of ${mechanics.join(",")}`,
      });
    wanted.push(mechanic);
  }
  return accept(wanted);
};

export const generateCommand: CliCommand = {
  about: "generate a level of a given difficulty",
  options: {
    seed: { about: "any text; the same seed and options give the same level", value: "S" },
    size: { about: `the sides of the board, ${leastSide} to ${mostSide} (default: ${usualSize})`, value: "N|NxN" },
    difficulty: { about: `from 1 to ${ranks.length} (default: ${usualDifficulty})`, value: "N" },
    with: { about: `the elements it may use (default: all): ${mechanics.join(" ")}`, value: "A,B" },
  },
  examples: [
    "turnlight wisp generate --seed moonlight",
    "turnlight wisp generate --seed 7 --size 6 --difficulty 8 --with mud,ice > level.txt",
  ],
  answer(asked) {
    const phrase = asked.options["seed"];
    if (phrase === undefined || phrase === "")
      return refuse("no-seed", "--seed is missing", { right: "--seed and any text" });
    const size = sizeOf(asked);
    if (!size.ok) return size;
    const rank = rankOf(asked);
    if (!rank.ok) return rank;
    const wanted = mechanicsOf(asked);
    if (!wanted.ok) return wanted;
    const made = grow({
      seed: seedOf(phrase),
      ...size.value,
      grade: rank.value,
      ...(wanted.value !== undefined && { mechanics: wanted.value }),
    });
    if (!made.ok) return made;
    const { level, par, grade, score, ideas } = made.value;
    // The name is the only free-form header, and everything that reads levels preserves it.
    const text = writeLevel({ name: `Difficulty ${grade}, par ${par}`, level });
    return accept({
      json: { level: text, code: writeCode(level), par, difficulty: grade, score, ideas },
      text: text.trimEnd(),
    });
  },
};
