/** How long a score is shown, in milliseconds at normal speed: longer with more steps. */
import type { BoxScore } from "@turnlight/games/thirteen";

const plain = 420;
const forEach = 300;

export const showTime = ({ level, flat, mult, xmult }: BoxScore): number =>
  plain + forEach * [level !== 1, flat !== 0, mult !== 1, xmult !== 1].filter(Boolean).length;
