/**
 * Moves as text: `roll`, `take 1 1`, `bank`, and the chance move `rolled 1 3 3 4 5 6`. Dice are written in order, so
 * that equal takes have one text.
 */
import { accept, quote, type Result, refuse, type TextForm } from "@turnlight/kernel";
import { type Face, isFace, sorted } from "./dice.ts";
import type { ZonkMove } from "./state.ts";

const right = '"roll", "bank", "take" or "rolled" and one to six faces, as in "take 1 1"';

const readDice = (text: string): readonly Face[] => sorted(text.split(" ").map(Number).filter(isFace));

export const moveText: TextForm<ZonkMove> = {
  write: (move) => ("dice" in move ? `${move.kind} ${move.dice.join(" ")}` : move.kind),
  read(text): Result<ZonkMove> {
    if (text === "roll" || text === "bank") return accept({ kind: text });
    const [, kind, dice = ""] = /^(take|rolled) ([1-6](?: [1-6]){0,5})$/.exec(text) ?? [];
    if (kind === "take" || kind === "rolled") return accept({ kind, dice: readDice(dice) });
    return refuse("unknown-move", `${quote(text)} is not a move in Zonk`, { right });
  },
};
