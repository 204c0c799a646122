/** A call to a match that waits: what is shown of it, in the language it was asked for, and where it leads. */

interface PushMessage {
  readonly table: string;
  readonly language: "en" | "de";
  readonly others: readonly string[];
}

const words = {
  en: { title: "Your turn", beside: (names: string) => `At your table with ${names}` },
  de: { title: "Du bist dran", beside: (names: string) => `An deinem Tisch mit ${names}` },
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const readCall = (text: string): PushMessage | undefined => {
  const said = parsed(text);
  if (typeof said !== "object" || said === null) return undefined;
  if (!("table" in said && "language" in said && "others" in said)) return undefined;
  const { table, language, others } = said;
  if (typeof table !== "string" || !/^[\w-]{1,100}$/.test(table)) return undefined;
  if ((language !== "en" && language !== "de") || !Array.isArray(others)) return undefined;
  return { table, language, others: others.filter((name) => typeof name === "string") };
};

export interface ShownNotification {
  readonly title: string;
  readonly body: string;
  readonly lang: "en" | "de";
  /** A later call of the same name takes the place of an earlier one. */
  readonly tag: string;
  /** The page's own address, from the hash on. */
  readonly leadsTo: string;
}

/** Browsers insist that something is shown: what cannot be read leads to one's tables. */
export const shownNotification = (text: string, browserLanguage: string): ShownNotification => {
  const call = readCall(text);
  const lang = call?.language ?? (browserLanguage.startsWith("de") ? "de" : "en");
  const { title, beside } = words[lang];
  const names = call?.others.join(", ") ?? "";
  return {
    title,
    body: names === "" ? "" : beside(names),
    lang,
    tag: call?.table ?? "tables",
    leadsTo: call === undefined ? "#/far" : `#/match/far-${call.table}`,
  };
};

/** As much of an open page as is needed. */
interface OpenPage {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(address: string): Promise<unknown>;
}

interface Pages {
  matchAll(wanted: { readonly type: "window" }): Promise<readonly OpenPage[]>;
  openWindow(address: string): Promise<unknown>;
}

/** Where a call leads: in a page that is there already, in one that is open, or in a new one. */
export const goTo = async (clients: Pages, address: string): Promise<void> => {
  const pages = await clients.matchAll({ type: "window" });
  const page = pages.find((one) => one.url === address) ?? pages[0];
  if (page === undefined) await clients.openWindow(address);
  else {
    await page.focus();
    if (page.url !== address) await page.navigate(address);
  }
};
