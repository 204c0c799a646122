/** `turnlight admin`: what the operator of a server looks at. */
import { accept, type CliCommand, quote, refuse } from "@turnlight/kernel";
import { openReports, type PlayerReport, readSettings, settingOptions } from "@turnlight/server";

const lineOf = ({ id, at, name, reason, table, text }: PlayerReport): string => {
  const line = `${id}  ${new Date(at).toISOString()}  ${reason}  ${quote(name)}  table ${table}`;
  return text === "" ? line : `${line}\n  ${quote(text)}`;
};

export const adminCommand: CliCommand = {
  about: "list or close the reports that people have sent about players",
  args: ["WHAT"],
  options: {
    ...settingOptions("store"),
    close: { about: "close a report, so that it is no longer listed", value: "ID" },
  },
  examples: ["turnlight admin reports", "turnlight admin reports --data /var/lib/turnlight --close 4fJ2x9QzT0aBcD1e"],
  async answer({ args: [what = ""], options }) {
    if (what !== "reports") return refuse("bad-option", `there is nothing called ${quote(what)}`, { right: "reports" });
    const found = readSettings(options);
    if (!found.ok) return found;
    const opened = await openReports(found.value.serving.keep ?? { kind: "memory" });
    if (!opened.ok) return opened;
    const reports = opened.value;
    try {
      const { close } = options;
      if (close !== undefined && !(await reports.close(close)))
        return refuse("no-report", `no open report is called ${quote(close)}`, { right: "an id from the list" });
      const all = await reports.all();
      return accept({ json: all, text: all.length === 0 ? "No open reports." : all.map(lineOf).join("\n") });
    } finally {
      await reports.end();
    }
  },
};
