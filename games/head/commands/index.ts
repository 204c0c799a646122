/** The game's commands, by name. */
import type { Commands } from "@turnlight/kernel";
import { head } from "../index.ts";
import { blindCommand } from "./blind.ts";
import { duelCommand } from "./duel.ts";
import { endingsCommand } from "./endings.ts";
import { eveningCommand } from "./evenings.ts";
import { ladderCommand } from "./ladder.ts";
import { listCommand } from "./list.ts";
import { sampleCommand } from "./sample.ts";
import { shotsCommand } from "./shots.ts";
import { soloCommand } from "./solo.ts";

const { rules, bots } = head;

export const commands: Commands = {
  duel: duelCommand(rules, bots),
  solo: soloCommand(rules, bots),
  endings: endingsCommand(rules),
  blind: blindCommand(rules),
  evening: eveningCommand(rules),
  ladder: ladderCommand(rules, bots),
  shots: shotsCommand(rules, bots),
  list: listCommand,
  sample: sampleCommand,
};
