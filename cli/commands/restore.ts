/** `turnlight restore`: a backup, into an empty store. */
import { accept, type CliCommand } from "@turnlight/kernel";
import { readSettings, restore, settingOptions } from "@turnlight/server";
import { tallyText } from "./backup.ts";

export const restoreCommand: CliCommand = {
  about: "restore a backup into an empty folder or database; also from one kind to the other",
  args: ["FILE"],
  options: settingOptions("store"),
  examples: [
    "turnlight restore turnlight-backup.gz --data /var/lib/turnlight",
    "turnlight restore turnlight-backup.gz --database postgres://turnlight@localhost/turnlight",
  ],
  async answer({ args: [file = ""], options }) {
    const found = readSettings(options);
    if (!found.ok) return found;
    const done = await restore(found.value.serving.keep ?? { kind: "memory" }, file);
    return done.ok ? accept({ json: done.value, text: `Restored ${tallyText(done.value)}.` }) : done;
  },
};
