/** Zonk's own commands. */
import type { Commands } from "@turnlight/kernel";
import { decide } from "./decide.ts";
import { decisions } from "./decisions.ts";
import { judge } from "./judge.ts";
import { odds } from "./odds.ts";
import { race } from "./race.ts";
import { table } from "./table.ts";
import { turn } from "./turn.ts";

export const commands: Commands = { odds, turn, race, decide, table, judge, decisions };
