/** A package whose code or fonts are in the page, as the build lists it in `licences.json`. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** By its SPDX identifier. */
  readonly licence: string;
  readonly kind: "code" | "fonts";
  /** The full text of the licence. */
  readonly text: string;
}

/** The first line that names who made it; of a font's, without what it says of each file. */
export const copyrightIn = (text: string): string => {
  const line = text.split("\n").find((one) => /copyright/i.test(one)) ?? "";
  return line
    .replace(/^[\s*]+/, "")
    .replace(/\s+\S+\.ttf:.*$/, "")
    .trim();
};
