/** Seeds that people can read out and type: letters and digits, with arbitrary spacing. */
import { accept, type Draw, quote, type Result, refuse, type Seed, seedOf } from "@turnlight/kernel";

export interface TypedSeed {
  /** As it is displayed: upper case, without blanks and hyphens. */
  readonly text: string;
  readonly seed: Seed;
}

const longest = 20;

/** An alphabet without letters that resemble a digit or another letter. */
const drawnFrom = "ABCDEFGHJKMNPQRSTVWXYZ23456789";
const drawnLength = 8;

/** Case-insensitive; blanks and hyphens are ignored. */
export const readTypedSeed = (typed: string): Result<TypedSeed> => {
  const right = `1 to ${longest} letters A–Z and digits 0–9`;
  const odd = /[^A-Za-z0-9 -]/u.exec(typed);
  if (odd !== null)
    return refuse("bad-seed", `a seed can't contain ${quote(odd[0])}`, {
      where: `character ${odd.index + 1}`,
      right,
      values: { most: longest },
    });
  const text = typed.replace(/[ -]/g, "").toUpperCase();
  if (text === "") return refuse("bad-seed", "the seed is empty", { right, values: { most: longest } });
  if (text.length > longest)
    return refuse("bad-seed", `the seed has ${text.length} characters`, { right, values: { most: longest } });
  return accept({ text, seed: seedOf(`thirteen ${text}`) });
};

/** A fresh seed to type; the host provides the randomness. */
export const drawTypedSeed = (draw: Draw): string =>
  Array.from({ length: drawnLength }, () => drawnFrom[draw.below(drawnFrom.length)]).join("");

/** The daily run's settings: the same for everybody, whatever they have unlocked. */
export const dailyConfig = "challenge=none scratch=literal unlocked=all stake=0 kit=classic";

/**
 * The daily seed, the same for everybody; the day as 2026-08-01, which is also what is displayed. It cannot be typed,
 * since typed seeds are normalised to have neither small letters nor hyphens, so that no daily run can be practised.
 */
export const dailySeed = (day: string): Result<TypedSeed> =>
  /^\d{4}-\d{2}-\d{2}$/.test(day)
    ? accept({ text: day, seed: seedOf(`thirteen daily ${day}`) })
    : refuse("bad-day", `${quote(day)} is not a date`, { right: "a date such as 2026-08-01" });
