/**
 * A level's code: the whole level in a few characters for links and settings. `1`, then the level as bits, then a check
 * character, so that a truncated or mistyped code is refused instead of being another level.
 */
import { accept, quote, type Result, refuse } from "@turnlight/kernel";
import {
  type BitReader,
  type BitWriter,
  bitReader,
  bitsFor,
  bitWriter,
  characterOf,
  sextetBits,
  sextetOf,
} from "./bits.ts";
import { type Cell, cardinals, cellsOf, spot } from "./directions.ts";
import { type EnemyStart, faultOf, type Level, leastSide, mostPads, mostSide, type Terrain } from "./level.ts";

const version = "1";
const sideBits = 3;
const routeBits = 7;

/** A prefix code: each kind of ground by its number of leading ones; a zero ends all but the last. */
const grounds = ["clearing", "tree", "mud", "ice", "pad"] as const;
const kinds = ["red", "sleeper", "purple", "guard"] as const;
const kindBits = 2;

/**
 * The maximum length of a code, reached by the largest grid with ice or pads everywhere, as many pairs of pads as are
 * allowed, and on every cell but the goal a guard whose route visits all the others once.
 */
const mostBits = ((): number => {
  const cells = mostSide * mostSide;
  const cellBits = bitsFor(cells);
  const padBits = mostPads * bitsFor(2 * mostPads);
  const guardBits = kindBits + cellBits + routeBits + 2 * (cells - 1) + 1;
  return 2 * sideBits + 2 * cellBits + (cells - 1) * (grounds.length - 1 + guardBits) + padBits;
})();
export const longestCode = 2 + Math.ceil(mostBits / sextetBits);

const checkOf = (text: string): string => {
  let sum = 0;
  for (const character of text) sum = (sum * 31 + sextetOf(character) + 1) % 64;
  return characterOf(sum);
};

const putGround = ({ put }: BitWriter, ground: (typeof grounds)[number]): void => {
  const ones = grounds.indexOf(ground);
  for (let i = 0; i < ones; i++) put(1, 1);
  if (ones < grounds.length - 1) put(0, 1);
};

const takeGround = ({ take }: BitReader): (typeof grounds)[number] => {
  let ones = 0;
  while (ones < grounds.length - 1 && take(1) === 1) ones += 1;
  return grounds[ones] ?? "clearing";
};

/** Each pad in reading order that has no partner yet encodes its partner among the later ones. */
const putPads = ({ put }: BitWriter, pads: Level["pads"]): void => {
  const open = pads.flat().sort((a, b) => a - b);
  for (const [first, second] of pads) {
    open.splice(open.indexOf(first), 1);
    put(open.indexOf(second), bitsFor(open.length));
    open.splice(open.indexOf(second), 1);
  }
};

const takePads = ({ take }: BitReader, cells: readonly Cell[]): Level["pads"] => {
  const open = [...cells];
  const pads: (readonly [Cell, Cell])[] = [];
  for (;;) {
    const first = open.shift();
    if (first === undefined) return pads;
    const [second] = open.splice(take(bitsFor(open.length)), 1);
    pads.push([first, second ?? first]);
  }
};

const putEnemies = ({ put }: BitWriter, enemies: readonly EnemyStart[], cellBits: number): void => {
  for (const [i, enemy] of enemies.entries()) {
    put(kinds.indexOf(enemy.kind), kindBits);
    put(enemy.at, cellBits);
    if (enemy.kind === "guard") {
      put(enemy.route.length, routeBits);
      for (const step of enemy.route) put(cardinals.indexOf(step), 2);
    }
    put(i < enemies.length - 1 ? 1 : 0, 1);
  }
};

const takeEnemies = (bits: BitReader, cellBits: number): readonly EnemyStart[] => {
  const enemies: EnemyStart[] = [];
  do {
    const kind = kinds[bits.take(kindBits)] ?? "red";
    const at = bits.take(cellBits);
    if (kind !== "guard") enemies.push({ kind, at });
    else {
      const route = Array.from({ length: bits.take(routeBits) }, () => cardinals[bits.take(2)] ?? "N");
      enemies.push({ kind, at, route });
    }
  } while (bits.take(1) === 1);
  return enemies;
};

export const writeCode = (level: Level): string => {
  const bits = bitWriter();
  const cellBits = bitsFor(cellsOf(level));
  const isPad = new Set(level.pads.flat());
  bits.put(level.width - leastSide, sideBits);
  bits.put(level.height - leastSide, sideBits);
  bits.put(level.wisp, cellBits);
  bits.put(level.goal, cellBits);
  for (const [cell, terrain] of level.terrain.entries())
    if (cell !== level.goal) putGround(bits, isPad.has(cell) ? "pad" : terrain);
  putPads(bits, level.pads);
  putEnemies(bits, level.enemies, cellBits);
  const text = version + bits.text();
  return text + checkOf(text);
};

const takeLevel = (bits: BitReader): Level => {
  const width = bits.take(sideBits) + leastSide;
  const height = bits.take(sideBits) + leastSide;
  const cellBits = bitsFor(width * height);
  const wisp = bits.take(cellBits);
  const goal = bits.take(cellBits);
  const padCells: Cell[] = [];
  const terrain = Array.from({ length: width * height }, (_, cell): Terrain => {
    const ground = cell === goal ? "clearing" : takeGround(bits);
    if (ground !== "pad") return ground;
    padCells.push(cell);
    return "clearing";
  });
  const pads = takePads(bits, padCells);
  return { width, height, terrain, pads, goal, wisp, enemies: takeEnemies(bits, cellBits) };
};

export const readCode = (text: string): Result<Level> => {
  const damaged = (reason: string) =>
    refuse("bad-code", `${quote(text)} ${reason}`, { right: "a level's complete code" });
  if (text.length > longestCode) return damaged(`has ${text.length} characters`);
  for (const [i, character] of [...text].entries())
    if (sextetOf(character) < 0)
      return refuse("bad-code", `${quote(character)} is not allowed in a code`, {
        where: `character ${i + 1}`,
        right: "A–Z, a–z, 0–9, - or _",
      });
  if (text[0] !== version)
    return refuse("bad-code", `the code begins with ${quote(text[0] ?? "")}`, {
      where: "character 1",
      right: `"${version}"`,
    });
  if (text.at(-1) !== checkOf(text.slice(0, -1))) return damaged("was cut short or mistyped");
  const bits = bitReader(text.slice(1, -1));
  const level = takeLevel(bits);
  if (bits.overrun) return damaged("ends too early");
  const fault = faultOf(level);
  if (fault !== undefined) {
    const { code, reason, right, place } = fault;
    const cell = place.kind === "cell" ? place.cell : place.kind === "step" ? place.guard : undefined;
    return refuse(code, reason, { right, ...(cell !== undefined && { where: `cell ${spot(level, cell)}` }) });
  }
  // One level has exactly one code, so that codes can be compared and used as keys.
  return writeCode(level) === text ? accept(level) : damaged("does not match its level");
};
