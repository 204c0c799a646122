/** The language of a link's page: what the browser or the previewer asks for. */
import type { LinkTexts } from "../languages/en/links.ts";
import * as catalogues from "../languages/index.ts";

export interface LinkLanguage {
  /** For the `lang` attribute, and for numbers. */
  readonly tag: string;
  readonly texts: LinkTexts;
}

const english: LinkLanguage = { tag: "en", texts: catalogues.en };
/** By the part before the region. */
const languages: ReadonlyMap<string, LinkLanguage> = new Map(
  Object.entries(catalogues).map(([tag, texts]) => [tag, { tag, texts }]),
);

/** From an `Accept-Language` header: the most wanted one that there is, or English. */
export const languageFor = (accepted: string | undefined): LinkLanguage => {
  const wanted = (accepted ?? "")
    .split(",")
    .slice(0, 20)
    .map((part) => {
      const [range = "", ...options] = part.trim().toLowerCase().split(";");
      const quality = options.map((option) => /^\s*q=([\d.]+)$/.exec(option)?.[1]).find((value) => value !== undefined);
      return { name: range.split("-")[0] ?? "", quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ name, quality }) => quality > 0 && languages.has(name))
    .sort((a, b) => b.quality - a.quality);
  return languages.get(wanted[0]?.name ?? "") ?? english;
};

const units = [
  [86_400, "day"],
  [3600, "hour"],
  [60, "minute"],
  [1, "second"],
] as const;

/** "60 seconds", "5 Minuten". */
export const spanOf = (seconds: number, { tag }: LinkLanguage): string => {
  const [size, unit] = units.find(([one]) => seconds >= one && seconds % one === 0) ?? [1, "second"];
  return new Intl.NumberFormat(tag, { style: "unit", unit, unitDisplay: "long" }).format(seconds / size);
};

export const numberOf = (value: number, { tag }: LinkLanguage): string => new Intl.NumberFormat(tag).format(value);

export const listOf = (parts: readonly string[], { tag }: LinkLanguage): string =>
  new Intl.ListFormat(tag, { type: "conjunction" }).format(parts);
