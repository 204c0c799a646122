/** `turnlight backup`: everything a server stores, as one file. */
import { accept, type CliCommand } from "@turnlight/kernel";
import { type BackupTally, backup, readSettings, settingOptions } from "@turnlight/server";

export const tallyText = ({ rows }: BackupTally): string =>
  `${rows["guests"] ?? 0} guests, ${rows["tables"] ?? 0} tables, ${rows["matches"] ?? 0} matches`;

export const backupCommand: CliCommand = {
  about: "write everything a server stores to one file, also while it runs",
  args: ["FILE"],
  options: settingOptions("store"),
  examples: [
    "turnlight backup turnlight-backup.gz --data /var/lib/turnlight",
    "turnlight backup turnlight-backup.gz --database postgres://turnlight@localhost/turnlight",
  ],
  async answer({ args: [file = ""], options }) {
    const found = readSettings(options);
    if (!found.ok) return found;
    const done = await backup(found.value.serving.keep ?? { kind: "memory" }, file);
    return done.ok ? accept({ json: done.value, text: `Wrote ${file}: ${tallyText(done.value)}.` }) : done;
  },
};
