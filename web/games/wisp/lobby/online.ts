/** Online clearings, side by side: the level of today, or one of those that are open on the map. */
import { sideSeats } from "@turnlight/kernel";
import { inLanguage } from "../../../language/language.ts";
import { today } from "../../../language/today.ts";
import type { OnlineSetup } from "../../page.ts";
import { standingNow } from "../hall/standing.ts";
import { openSolver } from "../solver-worker.ts";
import { de } from "../words/side.de.ts";
import { en } from "../words/side.en.ts";
import { bestsOf, chapters, missingFor } from "./campaign.ts";

/** The level of the day takes a moment to grow: it is asked for only where it is wanted. */
const codeOfToday = async (): Promise<string | undefined> => {
  const solver = openSolver();
  const read = await solver.ask("daily", { date: today() });
  solver.close();
  return read.ok ? read.value.code : undefined;
};

export const online: OnlineSetup = {
  seats: sideSeats,
  async config(seats, choice) {
    const code = choice === "today" ? await codeOfToday() : choice;
    return code === undefined || code === "" ? `seats=${seats}` : `seats=${seats} level=${code}`;
  },
  choice: {
    label: { en: en.level, de: de.level },
    async options() {
      const bests = bestsOf(await standingNow());
      const levels = chapters.filter((chapter) => missingFor(chapter, bests) === 0).flatMap((one) => one.levels);
      return [
        { value: "today", name: inLanguage({ en, de }).today },
        ...levels.map(({ code, name }, i) => ({ value: code, name: `${i + 1} ${inLanguage(name)}` })),
      ];
    },
  },
};
