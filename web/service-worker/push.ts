/** Push notifications for a match that waits: their text, in the subscriber's language, and the page they open. */
import { listIn } from "../language/lists.ts";
import { everyLanguage } from "../languages/files.ts";
import { isLanguage, type Language, preferredLanguage } from "../languages/index.ts";
import type { PushTexts } from "./push.en.ts";

interface PushMessage {
  readonly table: string;
  readonly language: Language;
  readonly others: readonly string[];
  /** What they ask; otherwise it is the player's turn. */
  readonly question: "rematch" | "ready" | undefined;
}

/** In every language: the subscriber may have chosen another one than the browser's. */
const words = everyLanguage<PushTexts>(import.meta.glob("./push.*.ts", { eager: true }));

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const readCall = (text: string): PushMessage | undefined => {
  const payload = parsed(text);
  if (typeof payload !== "object" || payload === null) return undefined;
  if (!("table" in payload && "language" in payload && "others" in payload)) return undefined;
  const { table, language, others } = payload;
  if (typeof table !== "string" || !/^[\w-]{1,100}$/.test(table)) return undefined;
  if (typeof language !== "string" || !isLanguage(language) || !Array.isArray(others)) return undefined;
  const asked = "question" in payload ? payload.question : undefined;
  const question = asked === "rematch" || asked === "ready" ? asked : undefined;
  return { table, language, others: others.filter((name) => typeof name === "string"), question };
};

export interface ShownNotification {
  readonly title: string;
  readonly body: string;
  readonly lang: Language;
  /** A later notification with the same tag replaces an earlier one. */
  readonly tag: string;
  /** The address to open, from the hash on. */
  readonly leadsTo: string;
}

/** Browsers insist that a notification is shown: a message that cannot be read links to the player's tables. */
export const shownNotification = (text: string, browserLanguage: string): ShownNotification => {
  const call = readCall(text);
  const lang = call?.language ?? preferredLanguage([browserLanguage]);
  const { title, body } = words[lang][call?.question ?? "turn"];
  const names = listIn(lang, call?.others ?? []);
  return {
    title,
    body: names === "" ? "" : body(names),
    lang,
    tag: call?.table ?? "tables",
    leadsTo:
      call === undefined ? "#/online" : `#/${call.question === "ready" ? "online/" : "match/online-"}${call.table}`,
  };
};

/** The part of a window client that is used. */
interface OpenPage {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(address: string): Promise<unknown>;
}

interface Pages {
  matchAll(wanted: { readonly type: "window" }): Promise<readonly OpenPage[]>;
  openWindow(address: string): Promise<unknown>;
}

/** Opens an address: in a page that shows it already, in another open one, or in a new one. */
export const goTo = async (clients: Pages, address: string): Promise<void> => {
  const pages = await clients.matchAll({ type: "window" });
  const page = pages.find((one) => one.url === address) ?? pages[0];
  if (page === undefined) await clients.openWindow(address);
  else {
    await page.focus();
    if (page.url !== address) await page.navigate(address);
  }
};
