/** Who can sit down at a table of Zonk. */
import type { BotMaker } from "@turnlight/kernel";
import type { ZonkMove, ZonkView } from "../rules/state.ts";
import { hybrid } from "./hybrid/index.ts";
import { perfect } from "./perfect.ts";
import { reference } from "./reference.ts";

export const bots: Readonly<Record<string, BotMaker<ZonkView, ZonkMove>>> = { hybrid, reference, perfect };
