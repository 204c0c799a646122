/** A player the learning bot has met before: their seat, and what it remembers of them, as one word `0!2x8=3-1,…!…`. */
import { accept, quote, type Result, refuse, type Seat } from "@turnlight/kernel";
import { allDice } from "../../rules/dice.ts";
import { mostStep, type OpponentMemory, type RememberedChoice } from "./memory.ts";

export interface Acquaintance {
  readonly seat: Seat;
  readonly memory: OpponentMemory;
}

const writeList = (list: readonly RememberedChoice[]): string =>
  list.map(({ left, step, banked, rolled }) => `${left}x${step}=${banked}-${rolled}`).join(",");

/** A memory as text: first for tables with one combination a roll, then for the others. */
export const writeMemory = ({ once, many }: OpponentMemory): string => `${writeList(once)}!${writeList(many)}`;

const right = "DICExSTEP=BANKED-ROLLED, separated by commas, and a ! between the two kinds of tables";

const readOne = (text: string): RememberedChoice | undefined => {
  const numbers = /^([1-6])x(\d{1,2})=(\d{1,4})-(\d{1,4})$/.exec(text)?.slice(1).map(Number);
  if (numbers === undefined) return undefined;
  const [left = 0, step = 0, banked = 0, rolled = 0] = numbers;
  return left <= allDice && step <= mostStep && banked + rolled > 0 ? { left, step, banked, rolled } : undefined;
};

const readList = (text: string): readonly RememberedChoice[] | undefined => {
  if (text === "") return [];
  const list = text.split(",").map(readOne);
  const good = list.filter((one) => one !== undefined);
  const places = new Set(good.map(({ left, step }) => `${left} ${step}`));
  return good.length === list.length && places.size === list.length ? good : undefined;
};

export const readMemory = (text: string): Result<OpponentMemory> => {
  const [once, many, ...more] = text.split("!").map(readList);
  if (once === undefined || many === undefined || more.length > 0)
    return refuse("bad-memory", `it is ${quote(text)}`, { right });
  return accept({ once, many });
};

export const writeAcquaintance = ({ seat, memory }: Acquaintance): string => `${seat}!${writeMemory(memory)}`;

export const readAcquaintance = (text: string): Result<Acquaintance> => {
  const [, seat, rest] = /^([0-5])!(.*)$/.exec(text) ?? [];
  if (seat === undefined || rest === undefined)
    return refuse("bad-memory", `it is ${quote(text)}`, { right: "a seat from 0 to 5, a !, and a memory" });
  const memory = readMemory(rest);
  return memory.ok ? accept({ seat: Number(seat), memory: memory.value }) : memory;
};
