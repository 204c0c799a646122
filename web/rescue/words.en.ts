/** The recovery page's texts, in English. */
import { pluralIn } from "../language/count.ts";

const count = pluralIn("en");

export const texts = {
  title: "Recovery",
  broken: "Turnlight couldn’t start. Your saved matches are still on this device.",
  asked: "Use this page if Turnlight no longer works. Your saved matches stay on this device until you delete them.",
  save: "Export backup",
  check: "Check data",
  renew: "Reload Turnlight from the server",
  reset: "Delete all data",
  home: "Home",
  report: "Error report",
  nothing: "There’s no saved data on this device.",
  saved: (things: number) =>
    `Backup exported with ${count(things, { one: "# item", other: "# items" })}. To restore it, choose “Import backup” in the settings. Unfinished matches can only be continued on this device.`,
  sound: (things: number) => `Items checked: ${things}. No problems found.`,
  odd: (things: number, odd: number) =>
    `Items checked: ${things}. ${count(odd, { one: "# of them is", other: "# of them are" })} damaged and won’t be included in a backup.`,
  failed: "Something went wrong:",
  resetAsk:
    "Permanently delete all matches, progress and settings on this device? Export a backup first if you want to keep them.",
};

export type RescueTexts = typeof texts;
