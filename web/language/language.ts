/** The page's language: follows the browser's until the player chooses one. */
import { computed, effect, signal } from "@preact/signals";
import { settings } from "../settings/settings.ts";
import { de } from "./texts/house.de.ts";
import { en, type HouseTexts } from "./texts/house.en.ts";
import { writtenIn } from "./texts/plural.ts";
import type { RoomTexts } from "./texts/rooms.en.ts";

const house = { en, de } as const satisfies Record<string, HouseTexts>;
export type Language = keyof typeof house;

/** One text in every language. */
export type Localized<T = string> = Readonly<Record<Language, T>>;

const firstKnown = (): Language => {
  const first = navigator.languages.find((tag) => /^(en|de)\b/i.test(tag));
  return first?.toLowerCase().startsWith("de") ? "de" : "en";
};

const ofBrowser = signal(firstKnown());
addEventListener("languagechange", () => {
  ofBrowser.value = firstKnown();
});

export const language = computed<Language>(() => {
  const chosen = settings.value.language;
  return chosen === "system" ? ofBrowser.value : chosen;
});
/** Texts of the home page and the page frame: all that a first visit needs. */
export const houseTexts = computed<HouseTexts>(() => house[language.value]);

const ofRooms = signal<Localized<RoomTexts> | undefined>(undefined);
/** Loads the texts of all other pages, together with the first of them. */
export const fetchRoomTexts = async (): Promise<void> => {
  ofRooms.value ??= (await import("./texts/rooms.ts")).rooms;
};
/** Texts of the home page, the frame and all other pages; `fetchRoomTexts` must have run. */
export const texts = computed<HouseTexts & RoomTexts>(() => {
  if (ofRooms.value === undefined) throw new Error("the rooms' texts come with the first room: fetch them before it");
  return { ...houseTexts.value, ...ofRooms.value[language.value] };
});
/** The locale for formatting dates, numbers and plurals. */
const locale = computed(() => (language.value === "de" ? "de-DE" : "en-GB"));

export const inLanguage = <T>(worded: Localized<T>): T => worded[language.value];

export const number = (value: number): string => writtenIn(locale.value, value);
/** Formats a date such as `2026-11-15` for display. */
export const dayName = (date: string): string =>
  new Intl.DateTimeFormat(locale.value, { dateStyle: "long", timeZone: "UTC" }).format(Date.parse(`${date}T00:00:00Z`));
export const day = (at: number): string =>
  new Intl.DateTimeFormat(locale.value, { dateStyle: "medium", timeStyle: "short" }).format(at);

effect(() => {
  document.documentElement.lang = language.value;
});
