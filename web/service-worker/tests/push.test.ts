/** The content of notifications, and what opening one does. */
import { expect, test } from "vitest";
import { goTo, shownNotification } from "../push.ts";

const call = (more: object) => JSON.stringify({ table: "t-1_A", language: "en", others: ["Bo"], ...more });

test("a call names the others in the language it was asked for, whatever the browser speaks, and leads to the table", () => {
  expect(shownNotification(call({}), "de-DE")).toEqual({
    title: "Your turn",
    body: "You’re playing Bo",
    lang: "en",
    tag: "t-1_A",
    leadsTo: "#/match/online-t-1_A",
  });
  expect(shownNotification(call({ language: "de", others: ["Bo", "Carl"] }), "en")).toMatchObject({
    title: "Du bist dran",
    body: "Du spielst mit Bo und Carl",
  });
});

test("what the others ask is said, and leads to where it is answered", () => {
  expect(shownNotification(call({ question: "rematch" }), "en")).toMatchObject({
    title: "Rematch?",
    body: "With Bo",
    leadsTo: "#/match/online-t-1_A",
  });
  expect(shownNotification(call({ question: "ready", language: "de" }), "en")).toMatchObject({
    title: "Bereit?",
    leadsTo: "#/online/t-1_A",
  });
  expect(shownNotification(call({ question: "money" }), "en")).toMatchObject({ title: "Your turn" });
});

test("a call that nobody is beside has no second line", () => {
  expect(shownNotification(call({ others: [] }), "en").body).toBe("");
});

test.each(["", "null", "{}", call({ table: "../evil" }), call({ language: "fr" }), call({ others: "Bo" })])(
  "what cannot be read (%s) leads to one's tables, in the browser's language",
  (text) => {
    const shown = { body: "", tag: "tables", leadsTo: "#/online" };
    expect(shownNotification(text, "de-AT")).toEqual({ ...shown, title: "Du bist dran", lang: "de" });
    expect(shownNotification(text, "fr")).toEqual({ ...shown, title: "Your turn", lang: "en" });
  },
);

/** Open pages, and a log of the calls to them. */
const pagesAt = (...urls: readonly string[]) => {
  const asked: string[] = [];
  const pages = urls.map((url) => ({
    url,
    focus: async () => asked.push(`focus ${url}`),
    navigate: async (address: string) => asked.push(`${url} to ${address}`),
  }));
  return { asked, matchAll: async () => pages, openWindow: async (address: string) => asked.push(`open ${address}`) };
};
const table = "https://play.example.org/#/match/online-t";

test("a tap on a call opens the table: where it is open already, in a page that is there, or in a new one", async () => {
  const [there, elsewhere, nowhere] = [pagesAt("https://play.example.org/", table), pagesAt("https://a/"), pagesAt()];
  for (const pages of [there, elsewhere, nowhere]) await goTo(pages, table);
  expect(there.asked).toEqual([`focus ${table}`]);
  expect(elsewhere.asked).toEqual(["focus https://a/", `https://a/ to ${table}`]);
  expect(nowhere.asked).toEqual([`open ${table}`]);
});
