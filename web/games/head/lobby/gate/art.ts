/** The start screen's pictures, as files of their own: each is fetched when it is first shown. */
import type { Step } from "../last-game.ts";

export const wall = new URL("../art/wall.svg", import.meta.url).href;

const calm = new URL("../art/executioner-calm.svg", import.meta.url).href;
const pleased = new URL("../art/executioner-pleased.svg", import.meta.url).href;
const worried = new URL("../art/executioner-worried.svg", import.meta.url).href;
const oracle = new URL("../art/oracle-calm.svg", import.meta.url).href;

/** The Executioner's moods tell his levels apart. */
export const busts: Readonly<Record<Step, string>> = { easy: worried, normal: calm, hard: pleased, oracle };
