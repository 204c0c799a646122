/** A back-up's file and what is said of reading one, in both languages. */
import { accept, refuse } from "@turnlight/kernel";
import { expect, test } from "vitest";
import { de } from "../../../language/texts/rooms.de.ts";
import { en } from "../../../language/texts/rooms.en.ts";
import { backupName, newsOfImport } from "../backup-news.ts";

test("a file is called by the day it was made, and by whether it is compressed", () => {
  const made = Date.UTC(2026, 10, 5, 23, 59);
  expect(backupName(made, "application/gzip")).toBe("turnlight-2026-11-05.json.gz");
  expect(backupName(made, "application/json")).toBe("turnlight-2026-11-05.json");
});

const refused = () => "the reason";

test.each([
  ["English", en.settings],
  ["German", de.settings],
])("what was read is said as good news until it is seen, in %s", (_, words) => {
  expect(newsOfImport(accept({ sealed: 0 }), words, refused)).toEqual([
    { text: words.imported, tone: "good", stays: true },
  ]);
  expect(newsOfImport(accept({ sealed: 2 }), words, refused)).toEqual([
    { text: words.imported, tone: "good", stays: true },
    { text: words.staysBehind(2), stays: true },
  ]);
  expect(words.staysBehind(1)).not.toBe(words.staysBehind(2));
});

test("what cannot be read is said with its reason alone", () => {
  const heard: string[] = [];
  const news = newsOfImport(refuse("bad-file", "it is no back-up"), en.settings, ({ code }) => {
    heard.push(code);
    return "the reason";
  });
  expect(news).toEqual([{ text: "the reason", tone: "bad", stays: true }]);
  expect(heard).toEqual(["bad-file"]);
});
