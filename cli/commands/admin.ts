/** `turnlight admin`: what the operator of a server looks at and does, also while it runs. */
import { userInfo } from "node:os";
import { accept, type CliCommand, quote, type Result, refuse } from "@turnlight/kernel";
import {
  type AuditEntry,
  type LevelReport,
  type LevelRow,
  type Operator,
  openOperator,
  type PlayerReport,
  readSettings,
  type StoredPerson,
  settingOptions,
  type TableSummary,
} from "@turnlight/server";
import { wholeOption } from "../arguments.ts";

type AdminOptions = Readonly<Record<string, string>>;
type AdminAnswer = { readonly json: unknown; readonly text: string };

const moment = (at: number): string => new Date(at).toISOString();

const reportLine = ({ id, at, guest, name, reason, table, text }: PlayerReport): string => {
  const line = `${id}  ${moment(at)}  ${reason}  ${quote(name)} (${guest})  table ${table}`;
  return text === "" ? line : `${line}\n  ${quote(text)}`;
};

const levelReportLine = ({ id, at, owner, title, reason, level, text }: LevelReport): string => {
  const line = `${id}  ${moment(at)}  ${reason}  level ${quote(title)} (${level}) by ${owner}`;
  return text === "" ? line : `${line}\n  ${quote(text)}`;
};

const levelLine = ({ id, made, title, owner, par, players, solvers, likes, dislikes, picked }: LevelRow): string =>
  `${id}  ${moment(made)}  ${quote(title)} by ${owner}  par ${par}  ${players} players  ${solvers} solved  ${likes} likes  ${dislikes} dislikes${picked > 0 ? "  picked" : ""}`;

const personLine = ({ id, made, seen, tables, ban }: StoredPerson): string => {
  const line = `${id}  since ${moment(made)}  last here ${moment(seen)}  ${tables} tables`;
  if (ban === undefined) return line;
  return `${line}  banned ${ban.until === undefined ? "for good" : `until ${moment(ban.until)}`}: ${quote(ban.reason)}`;
};

const tableLine = ({ id, game, phase, touched, seats }: TableSummary): string =>
  `${id}  ${game}  ${phase}  ${moment(touched)}  ${seats.join(", ")}`;

const auditLine = ({ n, at, operator, action, subject, detail }: AuditEntry): string =>
  `${n}  ${moment(at)}  ${operator}  ${action} ${subject}${detail === "" ? "" : `  ${quote(detail)}`}`;

const announced = ({ at, until, text, german }: NonNullable<Awaited<ReturnType<Operator["announcement"]>>>): string => {
  const line = `${moment(at)}  ${until === undefined ? "until it is ended" : `until ${moment(until)}`}  ${quote(text)}`;
  return german === undefined ? line : `${line}\n  ${quote(german)}`;
};

const listed = <T>(all: readonly T[], line: (one: T) => string, none: string): Result<AdminAnswer> =>
  accept({ json: all, text: all.length === 0 ? none : all.map(line).join("\n") });

const done = (result: Result<undefined>, text: string): Result<AdminAnswer> =>
  result.ok ? accept({ json: { done: true }, text }) : result;

const missing = (what: string, example: string) => refuse("missing", `${what} is missing`, { right: example });

const actions: Readonly<
  Record<
    string,
    (operator: Operator, subject: string | undefined, options: AdminOptions) => Promise<Result<AdminAnswer>>
  >
> = {
  async status(operator) {
    const { nodes, counts } = await operator.status();
    const lines = nodes.map(({ id, at, state }) => {
      const said: Record<string, unknown> = JSON.parse(state);
      const words = Object.entries(said).map(([name, value]) => `${name} ${String(value)}`);
      return `node ${id.slice(0, 8)}  ${moment(at)}  ${words.join("  ")}`;
    });
    const totals = Object.entries(counts).map(([name, count]) => `${name} ${count}`);
    return accept({
      json: { nodes: nodes.map(({ id, at, state }) => ({ id, at, ...JSON.parse(state) })), counts },
      text: [...(lines.length === 0 ? ["No server is running."] : lines), totals.join("  ")].join("\n"),
    });
  },
  async people(operator, subject) {
    return listed(await operator.people(subject), personLine, "Nobody.");
  },
  async tables(operator, subject) {
    return listed(await operator.tables(subject), tableLine, "No tables.");
  },
  async reports(operator, _, { close }) {
    const closed = close === undefined ? accept(undefined) : await operator.closeReport(close);
    if (!closed.ok) return closed;
    const [people, levels] = [await operator.reports(), await operator.levelReports()];
    const lines = [...people.map(reportLine), ...levels.map(levelReportLine)];
    return accept({ json: [...people, ...levels], text: lines.length === 0 ? "No open reports." : lines.join("\n") });
  },
  async levels(operator, subject) {
    if (subject === undefined) return missing("the game or the level's id", "turnlight admin levels wisp");
    return listed(await operator.levels(subject), levelLine, "No levels.");
  },
  async withdraw(operator, subject) {
    if (subject === undefined) return missing("the level's or pack's id", "turnlight admin withdraw ID");
    return done(await operator.withdraw(subject), `${subject} is withdrawn.`);
  },
  async pick(operator, subject) {
    if (subject === undefined) return missing("the level's id", "turnlight admin pick ID");
    return done(await operator.pick(subject, true), `${subject} is on the shelf of picked levels.`);
  },
  async unpick(operator, subject) {
    if (subject === undefined) return missing("the level's id", "turnlight admin unpick ID");
    return done(await operator.pick(subject, false), `${subject} is no longer picked.`);
  },
  async ban(operator, subject, options) {
    if (subject === undefined) return missing("the guest's id", "turnlight admin ban ID --reason TEXT");
    const { reason } = options;
    if (reason === undefined) return missing("--reason", "turnlight admin ban ID --reason TEXT");
    const days = wholeOption(options, "days", { least: 1, most: 36_500, usual: 0 });
    if (!days.ok) return days;
    const result = await operator.ban(subject, reason, days.value === 0 ? undefined : days.value);
    return done(result, `${subject} is banned ${days.value === 0 ? "for good" : `for ${days.value} days`}.`);
  },
  async unban(operator, subject) {
    if (subject === undefined) return missing("the guest's id", "turnlight admin unban ID");
    return done(await operator.unban(subject), `${subject} is no longer banned.`);
  },
  async rename(operator, subject, { name }) {
    if (subject === undefined || name === undefined)
      return missing("the guest's id or --name", "turnlight admin rename ID --name NAME");
    return done(await operator.rename(subject, name), `${subject} is now called ${quote(name)}.`);
  },
  async announce(operator, text, options) {
    if (options["end"] !== undefined) return done(await operator.endAnnouncement(), "Nothing is announced any more.");
    if (text === undefined) {
      const current = await operator.announcement();
      return accept({
        json: current ?? {},
        text: current === undefined ? "Nothing is announced." : announced(current),
      });
    }
    const { german } = options;
    const hours = wholeOption(options, "hours", { least: 1, most: 8760, usual: 0 });
    if (!hours.ok) return hours;
    const result = await operator.announce(text, {
      ...(german !== undefined && { german }),
      ...(hours.value > 0 && { hours: hours.value }),
    });
    return done(result, "Everybody who is connected is told.");
  },
  async audit(operator) {
    return listed(await operator.audit(), auditLine, "Nothing yet.");
  },
};

export const adminCommand: CliCommand = {
  about: `look after a server: ${Object.keys(actions).join(", ")}`,
  args: ["WHAT", "[ID | TEXT]"],
  options: {
    ...settingOptions("store"),
    close: { about: "with reports: close a report, so that it is no longer listed", value: "ID" },
    reason: { about: "with ban: why, for the audit log", value: "TEXT" },
    days: { about: "with ban: for how long (default: for good)", value: "N" },
    name: { about: "with rename: the new name", value: "NAME" },
    german: { about: "with announce: the same in German", value: "TEXT" },
    hours: { about: "with announce: for how long (default: until it is ended)", value: "N" },
    end: { about: "with announce: end it" },
    as: { about: "who you are, for the audit log (default: your user name)", value: "NAME" },
  },
  examples: [
    "turnlight admin status",
    "turnlight admin reports --data /var/lib/turnlight --close 4fJ2x9QzT0aBcD1e",
    'turnlight admin ban 7dKx0aQwErTyUiOp --reason "insults" --days 7',
    "turnlight admin levels wisp",
    "turnlight admin withdraw 9fQw2ErTyUiOpAsD",
    'turnlight admin rename 7dKx0aQwErTyUiOp --name "Player"',
    'turnlight admin announce "The server restarts at 20:00." --german "Um 20 Uhr startet der Server neu." --hours 2',
    "turnlight admin announce --end",
    "turnlight admin audit",
  ],
  async answer({ args: [what = "", subject], options }) {
    const action = Object.hasOwn(actions, what) ? actions[what] : undefined;
    if (action === undefined)
      return refuse("bad-option", `there is nothing called ${quote(what)}`, { right: Object.keys(actions).join(", ") });
    const found = readSettings(options);
    if (!found.ok) return found;
    const keep = found.value.serving.keep ?? { kind: "memory" };
    const opened = await openOperator(keep, options["as"] ?? userInfo().username);
    if (!opened.ok) return opened;
    try {
      return await action(opened.value, subject, options);
    } finally {
      await opened.value.end();
    }
  },
};
