/** Messages between the nodes on one PostgreSQL, over NOTIFY and LISTEN. */
import { remarks } from "@turnlight/wire";
import pg from "pg";
import { readIntent, writeIntent } from "../tables/intents.ts";
import type { StoreEvent, TransientEvent } from "./store.ts";
import { sharedLimits, type UsageEvent } from "./usage-event.ts";

export const channel = "turnlight";
/** Milliseconds until a lost connection is retried. */
const pause = 250;
export const patience = 5000;
/** Characters per message, a little below PostgreSQL's limit. */
const longest = 7500;

/** Encodes a name as one word without spaces. */
const packed = (name: string): string => Buffer.from(name).toString("base64url");
const unpacked = (word: string): string => Buffer.from(word, "base64url").toString();

/** What was used of a limit, in as few messages as possible; at least one. */
const usageTexts = ({ node, limit, used }: UsageEvent): readonly string[] => {
  const head = `usage ${node} ${limit}`;
  const lines: string[] = [];
  let line = head;
  for (const [name, amount] of used) {
    const word = ` ${packed(name)} ${amount}`;
    if (line.length + word.length > longest) {
      lines.push(line);
      line = head;
    }
    line += word;
  }
  return [...lines, line];
};

const usageIn = (words: readonly string[]): readonly StoreEvent[] => {
  const [, node = "", named, ...rest] = words;
  const limit = named === "sockets" ? named : sharedLimits.find((one) => one === named);
  if (limit === undefined) return [];
  const used: [string, number][] = [];
  for (let i = 0; i + 1 < rest.length; i += 2) used.push([unpacked(rest[i] ?? ""), Number(rest[i + 1])]);
  return [{ kind: "usage", node, limit, used }];
};

export const eventTexts = (news: TransientEvent): readonly string[] =>
  news.kind === "usage" ? usageTexts(news) : [eventText(news)];

const eventText = (news: Exclude<TransientEvent, UsageEvent>): string => {
  switch (news.kind) {
    case "said":
      return `said ${news.id} ${news.node} ${news.seat} ${news.remark}`;
    case "intent":
      return `intent ${news.id} ${news.node} ${news.match} ${news.seat} ${writeIntent(news.intent)}`;
    case "queue":
      return `queue ${news.id}`;
    case "signed-out":
      return `signed-out ${news.id} ${news.signOuts}`;
    case "blocked":
      return `blocked ${news.id} ${news.other}`;
    case "presence":
      return `presence ${news.id} ${news.node} ${news.here.join(",")} ${news.watchers} ${news.names.map(packed).join(",")}`;
  }
};

/** The matches a node has written to, each with its newest version, in as few messages as possible. */
export const matchEventText = (
  node: string,
  written: readonly { readonly match: string; readonly version: number }[],
): readonly string[] => {
  const lines: string[] = [];
  let line = "";
  for (const { match, version } of written) {
    const word = ` ${match} ${version}`;
    if (line.length + word.length > longest) {
      lines.push(line);
      line = "";
    }
    line = line === "" ? `matches ${node}${word}` : line + word;
  }
  return line === "" ? lines : [...lines, line];
};

const matchesIn = (words: readonly string[]): readonly StoreEvent[] => {
  const news: StoreEvent[] = [];
  for (let i = 2; i + 1 < words.length; i += 2)
    news.push({ kind: "match", id: words[i] ?? "", version: Number(words[i + 1]) });
  return news;
};

const intentIn = (payload: string): StoreEvent | undefined => {
  const [, id, node = "", match = "", seat, word = ""] =
    /^intent (\S+) (\S+) (\S+) (\d{1,2}) (\S+)$/.exec(payload) ?? [];
  const intent = readIntent(word);
  return id === undefined || intent === undefined
    ? undefined
    : { kind: "intent", id, node, match, seat: Number(seat), intent };
};

const newsIn = (payload: string): readonly StoreEvent[] => {
  if (payload.startsWith("matches ")) return matchesIn(payload.split(" "));
  if (payload.startsWith("usage ")) return usageIn(payload.split(" "));
  const [, changed, version] = /^table (\S+) (\d{1,15})$/.exec(payload) ?? [];
  if (changed !== undefined) return [{ kind: "table", id: changed, version: Number(version) }];
  const [, guest, signOuts] = /^signed-out (\S+) (\d{1,9})$/.exec(payload) ?? [];
  if (guest !== undefined) return [{ kind: "signed-out", id: guest, signOuts: Number(signOuts) }];
  const [, blocker, other = ""] = /^blocked (\S+) (\S+)$/.exec(payload) ?? [];
  if (blocker !== undefined) return [{ kind: "blocked", id: blocker, other }];
  const [, at, from = "", seat, remark] = /^said (\S+) (\S+) (\d{1,2}) ([a-z-]+)$/.exec(payload) ?? [];
  const known = remarks.find((one) => one === remark);
  if (at !== undefined && known !== undefined)
    return [{ kind: "said", id: at, node: from, seat: Number(seat), remark: known }];
  const [, queue] = /^queue (\S+)$/.exec(payload) ?? [];
  if (queue !== undefined) return [{ kind: "queue", id: queue }];
  const intended = intentIn(payload);
  if (intended !== undefined) return [intended];
  const [, table, node = "", here = "", watchers, called = ""] =
    /^presence (\S+) (\S+) ([\d,]*) (\d{1,9}) ?([\w,-]*)$/.exec(payload) ?? [];
  if (table === undefined) return [];
  const seats = here === "" ? [] : here.split(",").map(Number);
  const names = called === "" ? [] : called.split(",").map(unpacked);
  return [{ kind: "presence", id: table, node, here: seats, watchers: Number(watchers), names }];
};

/** A dedicated LISTEN connection that reconnects by itself. Messages missed meanwhile are found by reconciling. */
export class NotificationListener {
  readonly #url: string;
  /** This node's id, to skip its own messages. */
  readonly #own: string;
  #client: pg.Client | undefined;
  #closed = false;

  constructor(url: string, node: string) {
    this.#url = url;
    this.#own = `matches ${node} `;
  }

  async listen(hear: (news: StoreEvent) => void): Promise<void> {
    if (this.#closed) return;
    const client = new pg.Client({ connectionString: this.#url, connectionTimeoutMillis: patience });
    this.#client = client;
    client.on("error", () => undefined);
    client.on("end", () => this.#again(hear));
    client.on("notification", ({ payload = "" }) => {
      if (!payload.startsWith(this.#own)) for (const news of newsIn(payload)) hear(news);
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${channel}`);
    } catch {
      this.#again(hear);
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#client?.end().catch(() => undefined);
  }

  #again(hear: (news: StoreEvent) => void): void {
    if (this.#closed) return;
    this.#client?.removeAllListeners("end");
    setTimeout(() => void this.listen(hear), pause).unref();
  }
}
