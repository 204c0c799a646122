/** `turnlight archive`: finished matches, each as a file. */
import { accept, type CliCommand } from "@turnlight/kernel";
import { archive, readSettings, settingOptions } from "@turnlight/server";
import { wholeOption } from "../arguments.ts";

const day = 86_400_000;

export const archiveCommand: CliCommand = {
  about: "write finished matches to files that turnlight replay reads",
  args: ["FOLDER"],
  options: {
    ...settingOptions("store"),
    "older-than": { about: "only matches at tables that ended so many days ago (default: 0)", value: "DAYS" },
    remove: { about: "delete them from the server once their files are written" },
  },
  examples: ["turnlight archive matches --data /var/lib/turnlight --older-than 365 --remove"],
  async answer({ args: [folder = ""], options }) {
    const found = readSettings(options);
    if (!found.ok) return found;
    const days = wholeOption(options, "older-than", { least: 0, most: 36_500, usual: 0 });
    if (!days.ok) return days;
    const remove = options["remove"] !== undefined;
    const before = Date.now() - days.value * day;
    const done = await archive(found.value.serving.keep ?? { kind: "memory" }, { folder, before, remove });
    if (!done.ok) return done;
    const { matches, tables } = done.value;
    const from = `${matches} ${matches === 1 ? "match" : "matches"} from ${tables} ${tables === 1 ? "table" : "tables"}`;
    return accept({ json: done.value, text: `Wrote ${from} to ${folder}${remove ? " and deleted them here" : ""}.` });
  },
};
