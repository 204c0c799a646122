/** The start screen's pictures, as files of their own: each is fetched when it is first shown. */
import type { LadderStep } from "@turnlight/games/head";

export const wall = new URL("../art/wall.svg", import.meta.url).href;

const calm = new URL("../art/executioner-calm.svg", import.meta.url).href;
const pleased = new URL("../art/executioner-pleased.svg", import.meta.url).href;
const worried = new URL("../art/executioner-worried.svg", import.meta.url).href;
const oracle = new URL("../art/oracle-calm.svg", import.meta.url).href;

const apprentice = new URL("../art/apprentice.svg", import.meta.url).href;
const gravedigger = new URL("../art/gravedigger.svg", import.meta.url).href;
const crier = new URL("../art/crier.svg", import.meta.url).href;
const clerk = new URL("../art/clerk.svg", import.meta.url).href;

/** The Executioner's moods tell his levels apart. */
export const busts: Readonly<Record<LadderStep, string>> = {
  apprentice,
  easy: worried,
  gravedigger,
  crier,
  normal: calm,
  clerk,
  hard: pleased,
  oracle,
};
