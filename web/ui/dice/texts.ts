/** The dice tray's texts for screen readers. */
import type { Localized } from "../../language/language.ts";
import type { DiceLook } from "./tray.ts";

export interface TrayTexts {
  readonly tray: string;
  die(place: number, value: number | undefined): string;
  readonly locked: string;
  readonly chosen: string;
  readonly aside: string;
  readonly looks: Readonly<Record<Exclude<DiceLook, "plain">, string>>;
}

export const trayTexts: Localized<TrayTexts> = {
  en: {
    tray: "Dice",
    die: (place, value) => (value === undefined ? `Die ${place}, not thrown yet` : `Die ${place}: ${value}`),
    locked: "locked",
    chosen: "chosen",
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
  },
  de: {
    tray: "Würfel",
    die: (place, value) => (value === undefined ? `Würfel ${place}, noch nicht geworfen` : `Würfel ${place}: ${value}`),
    locked: "gehalten",
    chosen: "gewählt",
    aside: "beiseitegelegt",
    looks: {
      heavy: "schwer",
      light: "leicht",
      even: "nur gerade",
      odd: "nur ungerade",
      bridge: "Brückenwürfel",
      steel: "stählern",
      copper: "kupfern",
      "two-faced": "Janus-Würfel",
      double: "doppelt",
      lucky: "Glückswürfel",
      wild: "beliebig",
      gold: "golden",
      glass: "gläsern",
      slate: "Schiefer",
      jade: "Jade",
      ruby: "Rubin",
      midnight: "Mitternacht",
    },
  },
};
