/** The page's language: follows the browser's until the player chooses one. */
import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import { preferredLanguage } from "../languages/index.ts";
import { settings } from "../settings/settings.ts";
import { catalogue, language, showLanguage, textsLoaded } from "./catalogue.ts";
import type { HouseTexts } from "./texts/house.en.ts";
import type { RoomTexts } from "./texts/rooms.en.ts";

export { language } from "./catalogue.ts";

const ofBrowser = signal(preferredLanguage(navigator.languages));
addEventListener("languagechange", () => {
  ofBrowser.value = preferredLanguage(navigator.languages);
});

const wanted = computed(() => {
  const chosen = settings.value.language;
  return chosen === "system" ? ofBrowser.value : chosen;
});

/** Shows the chosen language from now on; resolves once there are texts to show. */
export const startLanguage = (): Promise<void> => {
  let first: Promise<void> | undefined;
  effect(() => {
    const shown = showLanguage(wanted.value);
    // Without a connection another language may not load: the page stays in this one, and says so.
    if (first !== undefined) shown.catch(reportError);
    first ??= shown;
  });
  effect(() => {
    document.documentElement.lang = language.value;
  });
  return first ?? Promise.resolve();
};

/** Texts of the home page and the page frame: all that a first visit needs. */
export const houseTexts = catalogue<HouseTexts>(import.meta.glob("./texts/house.*.ts"));

const ofRooms = signal<ReadonlySignal<RoomTexts> | undefined>(undefined);
/** Loads the texts of all other pages, together with the first of them. */
export const fetchRoomTexts = async (): Promise<void> => {
  ofRooms.value ??= catalogue<RoomTexts>(import.meta.glob("./texts/rooms.*.ts"));
  await textsLoaded();
};
/** Texts of the home page, the frame and all other pages; `fetchRoomTexts` must have run. */
export const texts = computed<HouseTexts & RoomTexts>(() => {
  if (ofRooms.value === undefined) throw new Error("the rooms' texts come with the first room: fetch them before it");
  return { ...houseTexts.value, ...ofRooms.value.value };
});
