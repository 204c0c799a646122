/** The dice tray's texts for screen readers, in English. */
import type { DiceLook } from "./tray.ts";

export interface TrayTexts {
  readonly tray: string;
  die(place: number, value: number | undefined): string;
  /** While it is in the air. */
  rolls(place: number): string;
  readonly locked: string;
  readonly chosen: string;
  /** After it was locked or chosen. */
  readonly released: string;
  readonly aside: string;
  readonly looks: Readonly<Record<Exclude<DiceLook, "plain">, string>>;
}

export const texts: TrayTexts = {
  tray: "Dice",
  die: (place, value) => (value === undefined ? `Die ${place}, not rolled yet` : `Die ${place}: ${value}`),
  rolls: (place) => `Die ${place}, rolling`,
  locked: "locked",
  chosen: "chosen",
  released: "released",
  aside: "set aside",
  looks: {
    heavy: "heavy",
    light: "light",
    even: "even",
    odd: "odd",
    bridge: "bridge",
    steel: "steel",
    copper: "copper",
    "two-faced": "two-faced",
    double: "double",
    lucky: "lucky",
    wild: "wild",
    gold: "gold",
    glass: "glass",
    slate: "slate",
    jade: "jade",
    ruby: "ruby",
    midnight: "midnight",
  },
};
