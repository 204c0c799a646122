/** The game's own commands. */
import type { Commands } from "@turnlight/kernel";
import { archetypesCommand } from "./archetypes.ts";
import { balanceCommand } from "./balance.ts";
import { bossesCommand } from "./bosses.ts";
import { economyCommand } from "./economy.ts";
import { itemsCommand } from "./items.ts";
import { runCommand } from "./run.ts";
import { solveCommand } from "./solve.ts";
import { targetCommand } from "./target.ts";

export const commands: Commands = {
  solve: solveCommand,
  target: targetCommand,
  run: runCommand,
  balance: balanceCommand,
  archetypes: archetypesCommand,
  economy: economyCommand,
  bosses: bossesCommand,
  items: itemsCommand,
};
