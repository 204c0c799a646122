/** Setup of online side-by-side levels: the daily level, or one unlocked on the map. */
import { sideSeats } from "@turnlight/kernel";
import { localized } from "../../../language/catalogue.ts";
import { today } from "../../../language/today.ts";
import type { OnlineSetup } from "../../page.ts";
import { standingNow } from "../hall/standing.ts";
import { openSolver } from "../solver-worker.ts";
import { side } from "../words/side.ts";
import { bestsOf, chapters, missingFor } from "./campaign.ts";

/** Generating the daily level takes a moment, so it is loaded only when needed. */
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
    label: localized(side, ({ level }) => level),
    async options() {
      const bests = bestsOf(await standingNow());
      const levels = chapters.filter((chapter) => missingFor(chapter, bests) === 0).flatMap((one) => one.levels);
      return [
        { value: "today", name: side.value.today },
        ...levels.map(({ code, name }, i) => ({ value: code, name: `${i + 1} ${name.value}` })),
      ];
    },
  },
};
