/** Setup of online duels: the inviting player chooses both halves, and the guest sees them before joining. */
import type { OnlineSetup } from "../../page.ts";
import { standing } from "../saved.ts";
import { onlineConfigOf } from "./config.ts";
import { offered } from "./halves.ts";
import { OnlineChoices } from "./OnlineChoices.tsx";
import { fairToAnybody, ratedConfig } from "./online-config.ts";
import { headRules } from "./online-rules.ts";
import { habits } from "./preferences.ts";
import { Terms } from "./Terms.tsx";

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
  ratedConfig,
  quickRule: "bank",
};
