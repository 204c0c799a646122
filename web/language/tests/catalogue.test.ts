import { afterEach, expect, test } from "vitest";
import { everyLanguage } from "../../languages/files.ts";
import type { Language } from "../../languages/index.ts";
import { catalogue, language, localized, showLanguage, textsLoaded } from "../catalogue.ts";

afterEach(() => showLanguage("en"));

/** Files of two languages, each of which arrives once it is opened. */
const files = () => {
  const asked: Language[] = [];
  const opened: Partial<Record<Language, () => void>> = {};
  const fileOf = (tag: Language, title: string) => {
    const arrival = new Promise<void>((resolve) => {
      opened[tag] = resolve;
    });
    return async () => {
      asked.push(tag);
      await arrival;
      return { texts: { title } };
    };
  };
  return {
    asked,
    open: (tag: Language) => opened[tag]?.(),
    files: { "./words/en/door.ts": fileOf("en", "Door"), "../languages/de/door.ts": fileOf("de", "Tür") },
  };
};

test("only the language of the page is fetched", async () => {
  await showLanguage("en");
  const { asked, open, files: found } = files();
  const texts = catalogue<{ readonly title: string }>(found);
  open("en");
  await textsLoaded();
  expect(asked).toEqual(["en"]);
  expect(texts.value.title).toBe("Door");
  open("de");
});

test("another language is shown once all its texts are here, and the old one until then", async () => {
  await showLanguage("en");
  const { open, files: found } = files();
  const texts = catalogue<{ readonly title: string }>(found);
  const sign = localized(texts, ({ title }) => `${title}!`);
  open("en");
  await textsLoaded();
  const shown = showLanguage("de");
  expect([language.value, sign.value]).toEqual(["en", "Door!"]);
  open("de");
  await shown;
  expect([language.value, sign.value]).toEqual(["de", "Tür!"]);
});

test("texts that cannot be fetched leave the page in its language, and are asked for again", async () => {
  await showLanguage("en");
  let isOffline = true;
  const texts = catalogue<string>({
    "./en/door.ts": async () => ({ texts: "Door" }),
    "./de/door.ts": async () => {
      if (isOffline) throw new Error("offline");
      return { texts: "Tür" };
    },
  });
  await textsLoaded();
  await expect(showLanguage("de")).rejects.toThrow("offline");
  expect([language.value, texts.value]).toEqual(["en", "Door"]);
  isOffline = false;
  await showLanguage("de");
  expect(texts.value).toBe("Tür");
});

test("of two choices the later one counts, whichever comes first", async () => {
  await showLanguage("en");
  const { open, files: found } = files();
  const texts = catalogue<{ readonly title: string }>(found);
  open("en");
  await textsLoaded();
  const [german, english] = [showLanguage("de"), showLanguage("en")];
  await english;
  open("de");
  await german;
  expect([language.value, texts.value.title]).toEqual(["en", "Door"]);
});

test("names are there in every language at once", () => {
  const names = everyLanguage<string>({ "./en/names.ts": { texts: "Ann" }, "./de/names.ts": { texts: "Anna" } });
  expect(names).toEqual({ en: "Ann", de: "Anna" });
});
