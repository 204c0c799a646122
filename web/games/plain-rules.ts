/** The settings of any game's online table as a list of rules, from its rules' own description and its page's labels. */
import { type AnyGame, settingFields } from "@turnlight/kernel";
import { number } from "../language/format.ts";
import { settingIn, withSettings } from "./config-text.ts";
import type { GamePage, OnlineRule } from "./page.ts";

/** Decided otherwise: by the seats of the table, and by whose turn it is to begin. */
const decided: ReadonlySet<string> = new Set(["seats", "first"]);

export const plainRules =
  (game: AnyGame, { texts }: Pick<GamePage, "texts">) =>
  (config: string): readonly OnlineRule[] => {
    const named = (key: string): string => {
      const label = texts.value.labels[key];
      if (label !== undefined) return label;
      return /^\d+$/.test(key) ? number(Number(key)) : key;
    };
    return Object.entries(settingFields(game.rules)).flatMap(([key, field]): readonly OnlineRule[] => {
      const { offer } = field;
      if (offer === undefined || decided.has(key)) return [];
      const usual = field.write(field.usual);
      const value = settingIn(config, key) ?? usual;
      const nearby = (): readonly string[] => {
        if (offer.kind === "words") return offer.words;
        const middle = Number(usual);
        const numbers = [Math.round(middle / 2), middle, middle * 2, Number(value)];
        return [...new Set(numbers)]
          .filter((n) => n >= offer.least && n <= offer.most)
          .sort((a, b) => a - b)
          .map(String);
      };
      const options = nearby().map((one) => ({
        name: named(one),
        config: withSettings(config, { [key]: one }),
        isChosen: one === value,
      }));
      return [{ key, label: named(key), value: named(value), options }];
    });
  };
