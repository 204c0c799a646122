/**
 * What of the page this device keeps besides the parts that everybody needs: games, languages and more, each from its
 * first use on; or everything, if somebody asked for it.
 */

/** Stands for all parts. */
export const everything = "everything";

/** The record, which outlives builds. Caches belong to the whole origin, so it is named after the page's address. */
export const recordName = (scope: string): string => `wanted at ${new URL(scope).pathname}`;
export const recordAddress = (scope: string): string => new URL("wanted.json", scope).href;

/** `loaded` are addresses that a page had loaded before it had a worker. */
export interface WantedRecord {
  readonly parts: readonly string[];
  readonly loaded: readonly string[];
}

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];

/** Undefined if there is no record, or none that can be read. */
export const readWanted = async (record: Response | undefined): Promise<WantedRecord | undefined> => {
  try {
    const found: unknown = await record?.json();
    if (typeof found !== "object" || found === null) return undefined;
    return {
      parts: "parts" in found ? texts(found.parts) : [],
      loaded: "loaded" in found ? texts(found.loaded) : [],
    };
  } catch {
    return undefined;
  }
};

/** The files of a build that whoever wants these parts needs. */
export const filesFor = (
  {
    files,
    parts,
  }: { readonly files: Readonly<Record<string, string>>; readonly parts: Readonly<Record<string, readonly string[]>> },
  wanted: ReadonlySet<string>,
): Readonly<Record<string, string>> =>
  wanted.has(everything)
    ? files
    : Object.fromEntries(
        Object.entries(files).filter(([path]) => (parts[path] ?? []).every((part) => wanted.has(part))),
      );
