/**
 * Catalogues: the texts of one part of the page, a file for each language. Only the files of the language shown are
 * loaded; another language is shown once all its files are here, so that no text is ever missing.
 */
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { languageOf, textsIn } from "../languages/files.ts";
import { type Language, referenceLanguage } from "../languages/index.ts";

const shown = signal<Language>(referenceLanguage);
/** The language of everything on the page. */
export const language: ReadonlySignal<Language> = shown;

/** A text in the language of the page, looked up where it is shown. */
export interface Localized<T = string> {
  readonly value: T;
}

interface Loading {
  load(tag: Language): Promise<void>;
}
const catalogues = new Set<Loading>();

/** The language that is being fetched, or was fetched last. Undefined until the page begins to show one. */
let next: Language | undefined;
let isShown = false;

/** The languages that a further catalogue has to be fetched in. */
const needed = (): ReadonlySet<Language> =>
  new Set([...(isShown ? [shown.peek()] : []), ...(next === undefined ? [] : [next])]);

/**
 * The texts in these files, found by `import.meta.glob`: their export `texts`, or the one with this name. The file of
 * the current language is fetched at once; `textsLoaded` waits for it.
 */
export const catalogue = <T>(
  files: Readonly<Record<string, () => Promise<unknown>>>,
  name = "texts",
): ReadonlySignal<T> => {
  const loaders = new Map(Object.entries(files).map(([path, load]) => [languageOf(path), load]));
  const loaded = signal<ReadonlyMap<Language, T>>(new Map());
  const running = new Map<Language, Promise<void>>();
  const fetchIn = async (tag: Language): Promise<void> => {
    const texts = textsIn(await loaders.get(tag)?.(), tag, name);
    if (texts === undefined) throw new Error(`no texts in "${tag}": ${Object.keys(files).join(", ")}`);
    loaded.value = new Map([...loaded.peek(), [tag, texts as T]]);
  };
  const load = (tag: Language): Promise<void> => {
    const run =
      running.get(tag) ??
      fetchIn(tag).catch((problem: unknown) => {
        // A later attempt may succeed.
        running.delete(tag);
        throw problem;
      });
    running.set(tag, run);
    return run;
  };
  catalogues.add({ load });
  // Whoever shows the texts waits for them, and hears of a failure.
  for (const tag of needed()) load(tag).catch(() => undefined);
  return computed(() => {
    const texts = loaded.value.get(shown.value);
    if (texts === undefined)
      throw new Error(`texts are shown before they are loaded: ${Object.keys(files).join(", ")}`);
    return texts;
  });
};

const allIn = async (tag: Language): Promise<void> => {
  // Meanwhile further catalogues may come.
  for (let known = -1; known !== catalogues.size; ) {
    known = catalogues.size;
    await Promise.all([...catalogues].map((one) => one.load(tag)));
  }
};

/** Resolves once the texts of all code that was loaded so far are here, in the language of the page. */
export const textsLoaded = async (): Promise<void> => {
  for (const tag of needed()) await allIn(tag);
};

/** Shows the page in a language, once its texts are here. Rejects where they cannot be loaded; the page stays as it is. */
export const showLanguage = async (tag: Language): Promise<void> => {
  next = tag;
  await allIn(tag);
  // Another choice may have been made meanwhile.
  if (next !== tag) return;
  isShown = true;
  shown.value = tag;
};

/** Code and the texts it needs. */
export const withTexts = async <T>(code: Promise<T>): Promise<T> => {
  const loaded = await code;
  await textsLoaded();
  return loaded;
};

/** A text made from those of a catalogue, in whichever language is shown. */
export const localized = <Words, T = string>(words: Localized<Words>, say: (words: Words) => T): Localized<T> => ({
  get value() {
    return say(words.value);
  },
});

export const emptyText: Localized = { value: "" };
