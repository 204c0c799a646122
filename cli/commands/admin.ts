/** `turnlight admin`: what the operator of a server looks at. */
import { accept, type CliCommand, quote, refuse } from "@turnlight/kernel";
import { openReports, type PlayerReport } from "@turnlight/server";
import { storeOption } from "./serve.ts";

const lineOf = ({ id, at, name, reason, table, text }: PlayerReport): string => {
  const line = `${id}  ${new Date(at).toISOString()}  ${reason}  ${quote(name)}  table ${table}`;
  return text === "" ? line : `${line}\n  ${quote(text)}`;
};

export const adminCommand: CliCommand = {
  about: "list or close the reports that people have sent about players",
  args: ["WHAT"],
  options: {
    data: { about: "the server's folder (default: .turnlight)", value: "DIR" },
    database: { about: "the server's PostgreSQL database instead", value: "URL" },
    close: { about: "close a report, so that it is no longer listed", value: "ID" },
  },
  examples: ["turnlight admin reports", "turnlight admin reports --data /var/lib/turnlight --close 4fJ2x9QzT0aBcD1e"],
  async answer({ args: [what = ""], options }) {
    if (what !== "reports") return refuse("bad-option", `there is nothing called ${quote(what)}`, { right: "reports" });
    const keep = storeOption(options);
    if (!keep.ok) return keep;
    const opened = await openReports(keep.value);
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
