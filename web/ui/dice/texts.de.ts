/** The dice tray's texts for screen readers, in German. */
import type { TrayTexts } from "./texts.en.ts";

export const texts: TrayTexts = {
  tray: "Würfel",
  die: (place, value) => (value === undefined ? `Würfel ${place}, noch nicht gewürfelt` : `Würfel ${place}: ${value}`),
  rolls: (place) => `Würfel ${place} rollt`,
  locked: "gehalten",
  chosen: "gewählt",
  released: "wieder frei",
  aside: "abgelegt",
  looks: {
    heavy: "schwer",
    light: "leicht",
    even: "nur gerade",
    odd: "nur ungerade",
    bridge: "Brückenwürfel",
    steel: "stählern",
    copper: "kupfern",
    "two-faced": "Janus-Würfel",
    double: "Doppelwürfel",
    lucky: "Glückswürfel",
    wild: "Jokerwürfel",
    gold: "golden",
    glass: "gläsern",
    slate: "Schiefer",
    jade: "Jade",
    ruby: "Rubin",
    midnight: "Mitternacht",
  },
};
