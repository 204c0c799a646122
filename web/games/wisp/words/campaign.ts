/** Names and tales of the campaign, in the language of the page. */
import { catalogue, type Localized } from "../../../language/catalogue.ts";

interface ChapterTold {
  readonly title: string;
  /** Shown before the first level and after the last. */
  readonly opening: string;
  readonly closing: string;
}

const chapterTexts = catalogue<Readonly<Record<string, ChapterTold>>>(import.meta.glob("./chapters.*.ts"));
const levelTexts = catalogue<Readonly<Record<string, readonly [name: string, tale: string]>>>(
  import.meta.glob("./levels.*.ts"),
);

const localized = (say: () => string | undefined): Localized => ({
  get value() {
    return say() ?? "";
  },
});

export const toldChapter = (id: string): Readonly<Record<keyof ChapterTold, Localized>> => ({
  title: localized(() => chapterTexts.value[id]?.title),
  opening: localized(() => chapterTexts.value[id]?.opening),
  closing: localized(() => chapterTexts.value[id]?.closing),
});

export const toldLevel = (id: string): { readonly name: Localized; readonly tale: Localized } => ({
  name: localized(() => levelTexts.value[id]?.[0]),
  tale: localized(() => levelTexts.value[id]?.[1]),
});
