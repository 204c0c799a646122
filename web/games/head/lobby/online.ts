/** Duels with people far away: both halves are chosen by whoever invites, and told to the guest before they sit down. */
import { head } from "@turnlight/games/head";
import type { OnlineSetup } from "../../page.ts";
import { standing } from "../saved.ts";
import { farConfigOf } from "./config.ts";
import { FarChoices } from "./OnlineChoices.tsx";
import { habits } from "./preferences.ts";
import { Terms } from "./Terms.tsx";
import { configText, offered, shapeIn, withShape } from "./table-half.ts";

/** Nobody who comes by chance has agreed to another board than the one across: both get the first half. */
const withEqualHalves = (text: string): string => {
  const read = head.rules.configText.read(text);
  return read.ok ? configText(withShape(read.value, 1, shapeIn(read.value, 0))) : text;
};

const lastChosen = async (): Promise<string> => {
  const [kept, { duels }] = await Promise.all([habits(), standing()]);
  return farConfigOf(offered(kept, duels.length));
};

export const far: OnlineSetup = {
  seats: [2, 2],
  async config(_, choice, isForAnybody) {
    const chosen = choice === "" ? await lastChosen() : choice;
    return isForAnybody ? withEqualHalves(chosen) : chosen;
  },
  Choices: FarChoices,
  Terms,
};
