/** Setup of online duels: the inviting player chooses both halves, and the guest sees them before joining. */
import { head } from "@turnlight/games/head";
import type { OnlineSetup } from "../../page.ts";
import { standing } from "../saved.ts";
import { onlineConfigOf } from "./config.ts";
import { offered } from "./halves.ts";
import { OnlineChoices } from "./OnlineChoices.tsx";
import { headRules } from "./online-rules.ts";
import { habits } from "./preferences.ts";
import { Terms } from "./Terms.tsx";
import { configText, shapeIn, withShape } from "./table-half.ts";

/** In a quick match the guest has agreed to nothing: both get the first half, without an aid and for one match. */
export const fairToAnybody = (text: string): string => {
  const read = head.rules.configText.read(text);
  if (!read.ok) return text;
  const { house } = read.value;
  const equal = withShape(read.value, 1, shapeIn(read.value, 0));
  return configText({ ...equal, house: house.filter((rule) => rule !== "aid"), best: 1 });
};

const lastChosen = async (): Promise<string> => {
  const [kept, { duels }] = await Promise.all([habits(), standing()]);
  return onlineConfigOf(offered(kept, duels.length));
};

export const online: OnlineSetup = {
  seats: [2, 2],
  async config(_, choice, isForAnybody) {
    const chosen = choice === "" ? await lastChosen() : choice;
    return isForAnybody ? fairToAnybody(chosen) : chosen;
  },
  Choices: OnlineChoices,
  Terms,
  rules: headRules,
  quickRule: "bank",
};
