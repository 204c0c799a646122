/** Setup of online side-by-side levels: the daily level, one unlocked on the map, one's own, or one from a link. */
import { sideSeats } from "@turnlight/kernel";
import { localized } from "../../../language/catalogue.ts";
import { today } from "../../../language/today.ts";
import type { OnlineSetup } from "../../page.ts";
import { standingNow } from "../hall/standing.ts";
import { myLevels } from "../saved.ts";
import { openSolver } from "../solver-worker.ts";
import { side } from "../words/side.ts";
import { words } from "../words/words.ts";
import { bestsOf, chapters, missingFor } from "./campaign.ts";
import { duelLevel } from "./duel-level.ts";

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
      const mine = (await (await myLevels()).list()).toSorted((a, b) => b.value.at - a.value.at);
      const wanted = duelLevel();
      return [
        ...(wanted === undefined ? [] : [wanted]),
        { value: "today", name: side.value.today },
        ...mine
          .filter(({ value }) => value.code !== wanted?.value)
          .map(({ value: { code, name } }) => ({
            value: code,
            name: side.value.own(name || words.value.editor.unnamed),
          })),
        ...levels.map(({ code, name }, i) => ({ value: code, name: `${i + 1} ${name.value}` })),
      ];
    },
  },
};
