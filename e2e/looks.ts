/** What the page looks like in figures: computed styles and places, for comparing them with a design document. */
import type { Locator } from "@playwright/test";

/** The computed values of some properties of the first element found, read at once. */
export const looksOf = <Name extends string>(
  place: Locator,
  names: readonly Name[],
): Promise<Readonly<Record<Name, string>>> =>
  place.first().evaluate((element, wanted) => {
    const style = getComputedStyle(element);
    return Object.fromEntries(wanted.map((name) => [name, style.getPropertyValue(name)])) as Record<Name, string>;
  }, names);

/** Size and first family of a text, as "12px Roboto Mono". */
export const fontOf = (place: Locator): Promise<string> =>
  place.first().evaluate((element) => {
    const { fontSize, fontFamily } = getComputedStyle(element);
    return `${fontSize} ${(fontFamily.split(",")[0] ?? "").replaceAll('"', "")}`;
  });

interface Place {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

/** Where all the elements are, rounded to whole pixels. */
export const placesOf = (places: Locator): Promise<readonly Place[]> =>
  places.evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      const [l = 0, t = 0, r = 0, b = 0, w = 0, h = 0] = [left, top, right, bottom, width, height].map(Math.round);
      return { left: l, top: t, right: r, bottom: b, width: w, height: h };
    }),
  );

export const placeOf = async (place: Locator): Promise<Place> => {
  const [found] = await placesOf(place.first());
  if (found === undefined) throw new Error(`there is no ${place}`);
  return found;
};

/** Hue in degrees, saturation and lightness from 0 to 1, of a colour as the browser computes it. */
export const hueOf = (colour: string): { readonly hue: number; readonly colourful: number; readonly light: number } => {
  const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => Number(part) / 255);
  const most = Math.max(r, g, b);
  const least = Math.min(r, g, b);
  const span = most - least;
  const light = (most + least) / 2;
  if (span === 0) return { hue: 0, colourful: 0, light };
  const turn = most === r ? ((g - b) / span + 6) % 6 : most === g ? (b - r) / span + 2 : (r - g) / span + 4;
  return { hue: turn * 60, colourful: span / (1 - Math.abs(2 * light - 1)), light };
};
