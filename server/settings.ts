/**
 * Settings as an operator gives them: as options of a command, in the environment (`TURNLIGHT_PORT`) or in a JSON file.
 * An option counts before the environment, and both before the file. All of them are checked by one schema (config.ts).
 */
import { readFileSync } from "node:fs";
import { accept, quote, type Result, refuse } from "@turnlight/kernel";
import { defaultLimits, logLevels, readConfig, type ServeOptions, type ServerConfig } from "./config.ts";

export interface SettingOption {
  readonly about: string;
  readonly value: string;
  readonly many?: boolean;
}

interface ServerSetting extends SettingOption {
  /** Never shown. */
  readonly isSecret?: boolean;
  /** Reads its text; `undefined` if it cannot be one. A value of a file may also be what this returns. */
  read(text: string): unknown;
  /** What would be right. */
  readonly right: string;
}

const text = { read: (given: string) => given, right: "text" };
const wholeNumber = {
  read: (given: string) => (/^\d{1,15}$/.test(given) ? Number(given) : undefined),
  right: "a whole number",
};
const days = { ...wholeNumber, value: "DAYS" };
const list = {
  read: (given: string) => given.split(/[\s,]+/).filter((one) => one !== ""),
  right: "addresses and networks, separated by commas",
};

/** With a slash at both ends, however it was typed. */
const readBase = (typed: string): string | undefined => {
  const parts = typed.split("/").filter((part) => part !== "");
  return parts.every((part) => /^(?!\.+$)[\w.~-]+$/.test(part))
    ? `/${parts.map((part) => `${part}/`).join("")}`
    : undefined;
};

const usualPort = 4173;
const usualFolder = ".turnlight";

const settings = {
  port: {
    ...wholeNumber,
    about: `port to listen on (default: ${usualPort}, or any free port if it's taken); 0 picks a free one`,
    value: "N",
    right: "a whole number from 0 to 65535",
    read: (given) => (/^\d{1,5}$/.test(given) && Number(given) <= 65_535 ? Number(given) : undefined),
  },
  host: { ...text, about: "address to listen on (default: 127.0.0.1)", value: "ADDRESS" },
  data: { ...text, about: `folder to store matches in (default: ${usualFolder})`, value: "DIR" },
  database: {
    ...text,
    about: "store matches in PostgreSQL instead, for several servers",
    value: "URL",
    isSecret: true,
  },
  bus: {
    ...text,
    about: "PostgreSQL for messages between those servers, if not the same",
    value: "URL",
    isSecret: true,
  },
  origin: { ...text, about: "public address, if there's a proxy in front", value: "URL" },
  base: {
    about: "path below which a proxy forwards to it, if not the root",
    value: "PATH",
    read: readBase,
    right: "a path such as /games/",
  },
  page: { ...text, about: "folder with a page of your own (default: Turnlight's)", value: "DIR" },
  proxies: {
    ...list,
    about: "addresses or networks of trusted proxies (default: this machine)",
    value: "LIST",
  },
  log: { ...text, about: `what to log: ${logLevels.join(", ")} (default: warn)`, value: "LEVEL" },
  "operator-token": { ...text, about: "token that opens /metrics (default: closed)", value: "TOKEN", isSecret: true },
  "expire-guests": { ...days, about: "delete guests who weren't there for so long (default: 400; 0: never)" },
  "expire-sessions": { ...days, about: "sign out devices unused for so long (default: 400; 0: never)" },
  "expire-matches": { ...days, about: "delete matches that ended so long ago (default: 0, never)" },
  "pack-matches": { ...days, about: "pack matches that ended so long ago into one row (default: 7; 0: never)" },
} as const satisfies Readonly<Record<string, ServerSetting>>;

type SettingName = keyof typeof settings;
const names = Object.keys(settings) as SettingName[];

/** The settings as options of a command: all of them, or those of the store alone. */
export const settingOptions = (which: "all" | "store"): Readonly<Record<string, SettingOption>> => {
  const store = ["data", "database"];
  const chosen = names.filter((name) => which === "all" || store.includes(name));
  const own = chosen.map((name): [string, SettingOption] => {
    const { about, value } = settings[name];
    return [name, { about, value }];
  });
  return Object.fromEntries([
    ...own,
    ["config", { about: "JSON file with settings", value: "FILE" }],
    ...(which === "all"
      ? [["limit", { about: "a limit, such as botWorkers=4 or requests=120/20", value: "NAME=VALUE", many: true }]]
      : []),
  ]);
};

const camel = (name: string): string => name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
const snake = (name: string): string =>
  name
    .replaceAll("-", "_")
    .replaceAll(/([A-Z])/g, "_$1")
    .toUpperCase();
const variable = (name: string): string => `TURNLIGHT_${snake(name)}`;

type LimitName = keyof typeof defaultLimits;
const limitNames = Object.keys(defaultLimits) as LimitName[];

/** `4`, or for a bucket `120/20`: at once, and a second. */
const readLimit = (name: LimitName, given: string): unknown => {
  if (typeof defaultLimits[name] === "number") return wholeNumber.read(given);
  const [, most, perSecond] = /^(\d{1,9})\/(\d{1,9}(?:\.\d{1,6})?)$/.exec(given) ?? [];
  return most === undefined ? undefined : { most: Number(most), perSecond: Number(perSecond) };
};

/** Where a setting came from. */
type Origin = "option" | "environment" | "file" | "default";

/** What one source says: settings by name, limits by name. */
interface Source {
  readonly origin: Origin;
  /** The setting as its source spells it. */
  spelled(name: string, isLimit: boolean): string;
  readonly settings: Map<SettingName, unknown>;
  readonly limits: Map<LimitName, unknown>;
}

const badSetting = (where: string, given: string, right: string) =>
  refuse("bad-option", `${where} is ${quote(given)}`, { right });

/** Reads all settings of a source that are text. */
const readTexts = (
  source: Source,
  textOf: (name: SettingName) => Result<string | undefined>,
  limitOf: (name: LimitName) => string | undefined,
): Result<Source> => {
  for (const name of names) {
    const given = textOf(name);
    if (!given.ok) return given;
    if (given.value === undefined) continue;
    const value = settings[name].read(given.value);
    const { right } = settings[name];
    if (value === undefined) return badSetting(source.spelled(name, false), given.value, right);
    source.settings.set(name, value);
  }
  for (const name of limitNames) {
    const given = limitOf(name);
    if (given === undefined) continue;
    const value = readLimit(name, given);
    if (value === undefined)
      return badSetting(
        source.spelled(name, true),
        given,
        typeof defaultLimits[name] === "number" ? "a whole number" : "a number at once and one a second, as 120/20",
      );
    source.limits.set(name, value);
  }
  return accept(source);
};

const fromOptions = (options: Readonly<Record<string, string>>): Result<Source> => {
  const limits = new Map<string, string>();
  for (const one of options["limit"]?.split(" ") ?? []) {
    const [, name = "", value = ""] = /^(\w+)=(.+)$/.exec(one) ?? [];
    if (!limitNames.some((known) => known === name))
      return refuse("bad-option", `--limit is ${quote(one)}`, { right: `NAME=VALUE, with ${limitNames.join(", ")}` });
    limits.set(name, value);
  }
  const source: Source = {
    origin: "option",
    spelled: (name, isLimit) => (isLimit ? `--limit ${name}` : `--${name}`),
    settings: new Map(),
    limits: new Map(),
  };
  return readTexts(
    source,
    (name) => accept(options[name]),
    (name) => limits.get(name),
  );
};

type Environment = Readonly<Record<string, string | undefined>>;

const fileText = (path: string, named: string): Result<string> => {
  try {
    return accept(readFileSync(path, "utf8"));
  } catch {
    return refuse("no-file", `${named}: can't open ${quote(path)}`, { right: "a file that can be read" });
  }
};

/** A secret may also stand in a file: `TURNLIGHT_DATABASE_FILE` names it. */
const fromEnvironment = (environment: Environment): Result<Source> => {
  const source: Source = {
    origin: "environment",
    spelled: (name, isLimit) => variable(isLimit ? `limit-${name}` : name),
    settings: new Map(),
    limits: new Map(),
  };
  const textOf = (name: SettingName): Result<string | undefined> => {
    const file = `${variable(name)}_FILE`;
    const path = "isSecret" in settings[name] ? environment[file] : undefined;
    if (path === undefined || path === "") return accept(environment[variable(name)] || undefined);
    const read = fileText(path, file);
    return read.ok ? accept(read.value.trim()) : read;
  };
  return readTexts(source, textOf, (name) => environment[variable(`limit-${name}`)] || undefined);
};

const fromFile = (path: string): Result<Source> => {
  const source: Source = {
    origin: "file",
    spelled: (name, isLimit) => `${path}: ${isLimit ? `limits.${name}` : camel(name)}`,
    settings: new Map(),
    limits: new Map(),
  };
  const read = fileText(path, "the settings");
  if (!read.ok) return read;
  let content: unknown;
  try {
    content = JSON.parse(read.value);
  } catch {
    return refuse("bad-config", `${path} is no JSON`, { right: 'such as {"port": 8080}' });
  }
  if (typeof content !== "object" || content === null || Array.isArray(content))
    return refuse("bad-config", `${path} is no object`, { right: 'such as {"port": 8080}' });
  for (const [key, value] of Object.entries(content)) {
    if (key === "limits" && typeof value === "object" && value !== null) {
      for (const [name, limit] of Object.entries(value)) {
        const known = limitNames.find((one) => one === name);
        if (known === undefined)
          return refuse("bad-config", `${path}: there is no limit ${quote(name)}`, { right: limitNames.join(", ") });
        source.limits.set(known, limit);
      }
      continue;
    }
    const name = names.find((one) => camel(one) === key);
    if (name === undefined)
      return refuse("bad-config", `${path}: there is no setting ${quote(key)}`, {
        right: [...names.map(camel), "limits"].join(", "),
      });
    const normal = typeof value === "string" ? settings[name].read(value) : value;
    if (normal === undefined) return badSetting(source.spelled(name, false), String(value), settings[name].right);
    source.settings.set(name, normal);
  }
  return accept(source);
};

export interface FoundSettings {
  readonly serving: ServeOptions;
  /** Whether a port was asked for, so that no other will do. */
  readonly portGiven: boolean;
  readonly origins: ReadonlyMap<string, string>;
}

/** The store, as the strongest source that names one says. */
const keepIn = (sources: readonly Source[]): Result<NonNullable<ServeOptions["keep"]>> => {
  const source = sources.find(({ settings: found }) => found.has("data") || found.has("database"));
  const [data, database] = [source?.settings.get("data"), source?.settings.get("database")];
  const bus = sources.map(({ settings: found }) => found.get("bus")).find((one) => one !== undefined);
  const spelled = (name: string): string => (source ?? sources[0])?.spelled(name, false) ?? name;
  if (database === undefined && bus !== undefined)
    return refuse("bad-option", `${spelled("bus")} only works with a shared database`, {
      right: `${spelled("database")} URL as well`,
    });
  if (database === undefined)
    return accept({ kind: "folder", folder: data === undefined ? usualFolder : String(data) });
  if (data !== undefined)
    return refuse("bad-option", `${spelled("data")} and ${spelled("database")} both say where to store matches`, {
      right: "only one of them",
    });
  return accept({ kind: "postgres", url: String(database), ...(bus !== undefined && { bus: String(bus) }) });
};

/** Reads the settings from all sources, and checks them. */
export const readSettings = (
  options: Readonly<Record<string, string>>,
  environment: Environment = process.env,
): Result<FoundSettings> => {
  const sources: Source[] = [];
  const file = options["config"] ?? (environment[variable("config")] || undefined);
  for (const read of [
    fromOptions(options),
    fromEnvironment(environment),
    ...(file === undefined ? [] : [fromFile(file)]),
  ]) {
    if (!read.ok) return read;
    sources.push(read.value);
  }
  const keep = keepIn(sources);
  if (!keep.ok) return keep;
  const origins = new Map<string, string>();
  const value = (name: SettingName): unknown => {
    const source = sources.find(({ settings: found }) => found.has(name));
    if (source !== undefined) origins.set(camel(name), source.origin);
    return source?.settings.get(name);
  };
  const limits: Record<string, unknown> = {};
  for (const source of [...sources].reverse())
    for (const [name, limit] of source.limits) {
      limits[name] = limit;
      origins.set(`limits.${name}`, source.origin);
    }
  const given = (name: SettingName, as: string): Record<string, unknown> => {
    const found = value(name);
    return found === undefined ? {} : { [as]: found };
  };
  const port = value("port");
  for (const name of ["data", "database", "bus"] as const) value(name);
  // Values of a file may be of any type: `readConfig` checks them like all others.
  const serving = {
    port: port ?? usualPort,
    host: value("host") ?? "127.0.0.1",
    keep: keep.value,
    ...given("origin", "origin"),
    ...given("base", "base"),
    ...given("page", "page"),
    ...given("proxies", "proxies"),
    ...given("log", "log"),
    ...given("operator-token", "operatorToken"),
    expiry: {
      ...given("expire-guests", "guests"),
      ...given("expire-sessions", "sessions"),
      ...given("expire-matches", "matches"),
      ...given("pack-matches", "pack"),
    },
    limits,
  } as ServeOptions;
  const checked = readConfig(serving);
  if (!checked.ok) {
    const { code, reason, ...rest } = checked.refusal;
    return refuse(code, reason, rest);
  }
  return accept({ serving, portGiven: port !== undefined, origins });
};

/** A database's address without its password. */
const withoutPassword = (url: string): string => {
  if (!URL.canParse(url)) return "(hidden)";
  const parsed = new URL(url);
  if (parsed.password !== "") parsed.password = "hidden";
  if (parsed.searchParams.has("password")) parsed.searchParams.set("password", "hidden");
  return parsed.href;
};

/** The settings as a file would have them, without secrets. */
const shownConfig = ({ keep, operatorToken, expiry, limits, ...rest }: ServerConfig): Record<string, unknown> => ({
  ...rest,
  ...(keep.kind === "folder" && { data: keep.folder }),
  ...(keep.kind === "postgres" && {
    database: withoutPassword(keep.url),
    ...(keep.bus !== undefined && { bus: withoutPassword(keep.bus) }),
  }),
  ...(operatorToken !== undefined && { operatorToken: "(hidden)" }),
  expireGuests: expiry.guests,
  expireSessions: expiry.sessions,
  expireMatches: expiry.matches,
  packMatches: expiry.pack,
  limits,
});

const lineText = (value: unknown): string =>
  typeof value === "string"
    ? value
    : Array.isArray(value)
      ? value.join(", ")
      : typeof value === "object" && value !== null && "most" in value && "perSecond" in value
        ? `${value.most}/${value.perSecond}`
        : JSON.stringify(value);

/** For `--show-config`: what a server would be started with, and where each setting comes from. */
export const shownSettings = ({
  serving,
  origins,
}: FoundSettings): Result<{ readonly json: unknown; readonly text: string }> => {
  const checked = readConfig(serving);
  if (!checked.ok) return checked;
  const json = shownConfig(checked.value);
  const rows = Object.entries(json)
    .filter(([name]) => name !== "limits")
    .concat(Object.entries(checked.value.limits).map(([name, limit]) => [`limits.${name}`, limit]))
    .map(([name, value]) => [name, lineText(value), origins.get(name) ?? "default"] as const);
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    row.map((cell, i) => (i < 2 ? cell.padEnd(widths[i] ?? 0) : `(${cell})`)).join("  ");
  return accept({ json, text: rows.map(line).join("\n") });
};
