/**
 * Levels prepared for endless play, so that it begins at once: of each size and difficulty a few. Made by
 * `node bench/wisp-stock.ts endless`.
 */

import { ideas, type LevelIdea } from "../ideas/catalogue.ts";
import { readCode } from "../rules/code.ts";
import { type Rank, ranks } from "./difficulty.ts";
import { type Mechanic, mechanicsOf } from "./mechanics.ts";

export interface StockLevel {
  readonly code: string;
  readonly par: number;
  readonly rank: Rank;
  readonly idea: LevelIdea | undefined;
}

export interface StockWishes {
  readonly side: number;
  readonly rank: Rank;
  /** What it may use; left out, everything. */
  readonly mechanics?: readonly Mechanic[];
}

/** The level's code, par, difficulty and idea. */
const lines: readonly string[] = [
  "1kNfAAAAAAAAJtaW 4 2 one-by-one",
  "1kNPAAAAAAAAgcxrwK 8 4 one-by-one",
  "1baMAAA22AALFdAG 11 4 marking-time",
  "1JgviEfEe8o 4 1 perch",
  "1SFYAAAAPWAq 7 2 one-by-one",
  "1JigAAJH2bw8 7 1 shield",
  "1J9gAAhTAY 5 1 wake-from-grove",
  "1SdIAAABVGgn 6 1 one-by-one",
  "1SJEAAeeADBQYP 6 1 one-by-one",
  "1JRQAAhTA8 4 1 wake-from-grove",
  "1SxED3gACFX2Yz 7 1 stone-ride",
  "1Sk486gnUHgCKjZQb 8 3 stone-ride",
  "1SowDaAtgAMur 5 1 mud",
  "1SHMAAAAXHAv 6 2 sanctuary",
  "1ShMABAAIioySA7 5 2 merge",
  "1Sm0AAABH2AvtQt 7 2 bait",
  "1JRwAArWAD 8 3 wake-in-flight",
  "1SsJQEIAA8fIyYR 9 3 merge",
  "1SYogkBIiDqgP 5 3 perch",
  "1Jl2GGGQQpu8W 9 4 mud",
  "1JezwB4ncAN 6 2 stone-ride",
  "1JlR4AeBBmTQN 4 2 sanctuary",
  "1SQwggCCAEwQ 5 4 one-by-one",
  "1SK0AAAAPWAT 7 3 one-by-one",
  "1JAgGMDl8h 8 3 mud",
  "1JFQABBDmbw6 7 3 foxes-first",
  "1J1A2NgBTgk 6 2 marking-time",
  "1JlgAADCyZwc 6 2 foxes-first",
  "1SmwPB3dwPAPEx8ig 8 5 stone-ride",
  "1SksAAAAJmSgQ 7 5 sidestep",
  "1JAQAArns6wj 7 4 wake-from-grove",
  "1J4mN5vMBx5c8_ 7 3 stone-ride",
  "1JWCgBQ8sg 4 5 pin",
  "1kOtAO53Hc7gAAAAGI_KgA 9 4 one-by-one",
  "1bdGAVEARUABcYkAc 10 3 pin",
  "1kRYAAAFVQAgAIcfswl 5 3 foxes-first",
  "1SsOIAHdyANTxFYk 10 5 shield",
  "1kGWQEBAAQEBAEQO 7 2 sanctuary",
  "1bBGA4HAHA4AE5HJAN 7 5 slide-home",
  "1SGIOHAc4AdKy4P 6 4 stopped-slide",
  "1JXUACg4kuYk 5 7 merge",
  "1Jjgf-AEyrl8E 9 4 stone-ride",
  "1kJHJBAAAAAAADD4mq 8 5 sanctuary",
  "1bjBAgAAQAI1IrA9 10 8 wake-in-flight",
  "1J_QMbAleAb 10 5 marking-time",
  "1SmwAAAMiZebqA9 8 4 sanctuary",
  "1ScIAAAHAYmPlw8 7 5 stopped-slide",
  "1Ss0A4A4ANFRgz 7 4 slide",
  "1JfSACBxZ44 6 4 merge",
  "1kDfAA8ApKKAALxGWgw 8 4 stone-ride",
  "1bgGAA5wd3cAAk1oY 14 5 overshoot",
  "1bDaAAwYgqADEdA2 10 4 marking-time",
  "1bYhAAoiIAAHh0cAf 10 3 pin",
  "1kHSAAAAA8B4ACoiJ 7 4 one-by-one",
  "1kRiAAAAE4d3d3EqAmFx89 10 7 slide-home",
  "1bMCA53AHd3IIABiIL 7 4 overshoot",
  "1bSdAgAAAAGY4W 8 2 sanctuary",
  "1bOCAAAAAAK5nOAx 7 3 one-by-one",
  "1bWDAAAAABDYuMA6 7 4 sanctuary",
  "1bNDAAAAAAM5qOAU 7 5 one-by-one",
  "1beEAAAAAAD4iFA9 11 5 one-by-one",
  "1bANAHiVXgAAKjI6 6 3 stone-ride",
  "1kRtAAAAIAAAD9mA3 6 2 one-by-one",
  "1JiwAGS6gx 9 5 mud",
  "1JtHnd3dwelMuzg9 8 6 slide-home",
  "1J8QAAlkug5 7 5 wake-in-flight",
  "1kJdgICAAPeEoAFo1HwG 8 3 stone-ride",
  "1bhGn-RAAAoABjUbAP 9 2 stone-ride",
  "1SCIAAcASqutkQK 11 7 about-turn",
  "1kTcAAAAAB3dwO4GI7KQk 12 9 stopped-slide",
  "1bjdAeeKAQAAKGxsR 10 6 sanctuary",
  "1kKZAAAAAAAA1QjZXwI 6 3 bait",
  "1kdOAAAHdwAAAAFBZAd 12 8 overshoot",
  "1SYMAAAADU1de1 14 8 wake-in-flight",
  "1biRAEiBAkAAxcn 10 6 sanctuary",
  "1kXVADuB3AAAAAh4zowZ 12 10 purple-merge",
  "1biYAAACQQAeOAu 8 2 perch",
  "1kIcAAAD_AAAACYVHwv 8 3 stone-step",
  "1JlgHngBB-AgA0 15 10 homecoming",
  "1bFSAYwAAACRUYsf 19 7 wake-in-flight",
  "1SSUogAAyCGqKwx 13 7 wake-in-flight",
  "1bhCAcDlHJwOACxKKgW 10 7 stopped-slide",
  "1kHcA8AAPACgABWQAX 8 2 perch",
  "1bbGd3AoAAAAJAq 11 10 stopped-slide",
  "1kkFUgIAAAAABHiwo 14 5 perch",
  "1kQOAAAACAgICHJtch 12 5 sanctuary",
  "1SqMcHAABFDZdYf 10 6 purple-merge",
  "1kwnB4Adzg8AAAGyEbI4- 12 8 homecoming",
  "1kZVAAAAA7gdwATKvLg7 25 10 shield",
  "1SY8AAd73AFC7Aq 9 8 slide-home",
  "1bUiACCBAApFjFZAa 11 8 second-visit",
  "1SioAOAAQ4e0AS 6 7 slide-home",
  "1SAUHcAAClqa4A 6 6 pair",
  "1kpbAAAIEAABBJagU 17 5 one-by-one",
  "1kwcAAAAAKggIL2Yq 9 8 shield",
  "1bhCAAAAAACY2HgT 9 6 one-by-one",
  "1bKHAAAAAAG1AP 6 2 one-by-one",
  "1bgDAAAAAAH1CqAi 9 7 one-by-one",
  "1kNOAAAAEBAAESUAn 12 10 shield",
  "1biMAAA7gAADxWtAG 12 7 overshoot",
  "1bCGgAEAAAAuMrgu 15 9 shield",
  "1bGVAAAAABhBGyHRk5 9 6 bait",
  "1bYDAAAAAABQuJAG 9 8 sanctuary",
  "1JWQAABrAJ 3 1 one-by-one",
  "1SgcAAACjMAd 5 1 one-by-one",
  "1bFfAP8AAAAJRcn 8 1 sanctuary",
  "1keYAAAAAOBwAF5Qi 3 1 slide",
  "1JlHgA8LKA7 5 2 stone-ride",
  "1SxYAAAARkgq 5 2 one-by-one",
  "1bFRCBQQAAAG3 6 2 perch",
  "1kcXAAAAAgAAC0YAE 5 2 one-by-one",
  "1JjgB_gHGmAr 8 3 blocked-stone",
  "1SOoDwDwAZGxwc 8 3 stone-ride",
  "1bIVAAAAABA5TPg4 6 3 one-by-one",
  "1kdZADAYAAAABHlY_ 8 3 one-by-one",
  "1Jlx4DwDNAx 7 4 stone-ride",
  "1SK8A8APAPFxo0 10 4 stone-step",
  "1bbMAgXA7oCQA8YkQO 9 4 slide",
  "1kLVAAc7uADu4A4HAvIJEJ 10 4 overshoot",
  "1JHQHvAXOngM 8 5 stone-step",
  "1SQoDDAAAMZMAt 9 5 marking-time",
  "1biHcAO4O4HA4JCKgs 8 5 sanctuary",
  "1kXjO4FAdUACpQABEYjoa 11 5 stopped-slide",
  "1JpHHdwATcAg 8 6 stopped-slide",
  "1SXYEAAEVV9mH 10 6 wake-in-flight",
  "1biBAOABzDgATimZAb 11 6 slide",
  "1ksDAAdxzgDu7uAABFLZeo 10 5 slide",
  "1JZwA_whBiRQ7 19 7 stone-step",
  "1SM4AIHcALzdSYAA 14 7 shield",
  "1bACAAAAAAkUmRg- 10 7 wake-in-flight",
  "1JThCEQEwZ 5 1 perch",
  "1SOwAAAAFrAc 5 1 one-by-one",
  "1bLXAAAAAACR0U 4 1 one-by-one",
  "1kRYAAAAcA4AAKQF 3 1 slide",
  "1JtzDGAaX 5 2 marking-time",
  "1STAAAB48HFAH 5 2 one-by-one",
  "1bjCdw5wAAAACxMv 6 2 slide",
  "1kfDAOcHOADhwAAJZOK 4 2 slide",
  "1J59tgHAiTKAr 11 3 stopped-slide",
  "1SKx3AAAAVFygS 6 3 stopped-slide",
  "1bcGAAB4eAAPgp 5 3 sanctuary",
  "1kJYAAJUO7uFQAAB4b 8 3 slide-home",
  "1SZZIkSEAK0NI7 10 4 shield",
  "1bXGPHAHA4HB4CAR 6 4 slide-home",
  "1kRtAAAHgDw2YDAOTAh 9 4 stone-ride",
  "1JeH-AAVOAG 10 5 stone-step",
  "1SSsDu53dzu4ABMA1 15 5 slide-home",
  "1beMAAAAA2AbEwR 10 5 marking-time",
  "1kmHAAOAAc7uAAEo1 7 5 overshoot",
  "1SVYAAABPHyUms 11 6 foxes-first",
  "1bFSAAAAUEA6LSIl 13 6 pin",
  "1SS8P8AACPVAM 11 7 stone-ride",
  "1bYOAAAAAO4Dw2Kgx 9 7 stopped-slide",
  "1SZYA7qACBYaQkg_ 11 8 stopped-slide",
  "1SiLGAAAFETH2ol 19 9 foxes-last",
  "1SSIAAACBB5ke_ 11 6 purple-merge",
  "1SE4AAACL1Alzwf 9 8 bait",
  "1kmVAAXghTwAIAjUipgI 16 5 stone-step",
  "1SKwQgCCA0k- 4 1 one-by-one",
  "1SYoAJIAEgK 6 2 perch",
  "1SCchQAACo6RA- 6 3 perch",
  "1SekIgAAAyoc 6 4 sanctuary",
  "1SU4AQgADSY5 10 5 perch",
  "1SY4AQAACiIuWA9 11 6 second-visit",
  "1SuwQgCEAko0 5 1 one-by-one",
  "1SKJRIAAB8mZ 5 2 perch",
  "1SFcABQAExcYO 11 3 sanctuary",
  "1SopAAAQJSw6 8 4 perch",
  "1Sa4AQBABQ8if 7 5 second-visit",
  "1ScoBACABQ0ZJgR 8 6 pin",
];

const levelIn = (line: string): StockLevel => {
  const [code = "", par = "", rank = "", idea = ""] = line.split(" ");
  return {
    code,
    par: Number(par),
    rank: ranks.find((one) => one === Number(rank)) ?? 1,
    idea: ideas.find((one) => one === idea),
  };
};

let levels: readonly StockLevel[] | undefined;

export const stockLevels = (): readonly StockLevel[] => {
  levels ??= lines.map(levelIn);
  return levels;
};

/** Whether a level has the wanted size, and nothing on it that is not wanted. */
const fitsWishes = ({ code }: Pick<StockLevel, "code">, { side, mechanics }: StockWishes): boolean => {
  const read = readCode(code);
  if (!read.ok || read.value.width !== side || read.value.height !== side) return false;
  return mechanics === undefined || mechanicsOf(read.value).every((mechanic) => mechanics.includes(mechanic));
};

/** The levels of a stock that fit: those of just the wanted difficulty, or of the next ones if there are none. */
export const fittingStock = (
  stock: readonly StockLevel[],
  wishes: StockWishes,
  served: ReadonlySet<string>,
): readonly StockLevel[] => {
  const left = stock.filter((level) => !served.has(level.code) && fitsWishes(level, wishes));
  const exact = left.filter(({ rank }) => rank === wishes.rank);
  return exact.length > 0 ? exact : left.filter(({ rank }) => Math.abs(rank - wishes.rank) === 1);
};
