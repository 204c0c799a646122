/** The map's pictures, as files of their own: each is fetched when it is first shown. */

export const grounds = {
  /** As in the style sheet: `(--broad) and (not (--short))`; web/build/lobbies.ts preloads the one that is shown. */
  wideWhere: "(min-width: 72em) and (not (max-height: 40em))",
  wide: new URL("./art/country.svg", import.meta.url).href,
  high: new URL("./art/country-high.svg", import.meta.url).href,
};
export const wispPicture = new URL("./art/wisp.svg", import.meta.url).href;

interface Landmark {
  readonly src: string;
  /** Its width for a height of 1. */
  readonly ratio: number;
}

/** What stands at a chapter's place, by the chapter's id. */
export const landmarks: Readonly<Record<string, Landmark>> = {
  "first-light": { src: new URL("./art/first-light.svg", import.meta.url).href, ratio: 248 / 126 },
  company: { src: new URL("./art/company.svg", import.meta.url).href, ratio: 248 / 138 },
  "root-and-mire": { src: new URL("./art/root-and-mire.svg", import.meta.url).href, ratio: 212 / 134 },
  sleepers: { src: new URL("./art/sleepers.svg", import.meta.url).href, ratio: 264 / 116 },
  frost: { src: new URL("./art/frost.svg", import.meta.url).href, ratio: 216 / 132 },
  "twin-stones": { src: new URL("./art/twin-stones.svg", import.meta.url).href, ratio: 208 / 132 },
  "the-watch": { src: new URL("./art/the-watch.svg", import.meta.url).href, ratio: 428 / 244 },
  "deep-forest": { src: new URL("./art/deep-forest.svg", import.meta.url).href, ratio: 300 / 216 },
  "the-wide-night": { src: new URL("./art/the-wide-night.svg", import.meta.url).href, ratio: 308 / 168 },
};
