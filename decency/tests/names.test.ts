import { expect, test } from "vitest";
import { isBotLabel, isDecentName } from "../index.ts";

test.each(["Ada", "Ada II", "Bo Derek", "Jürgen", "Player", "Marsch", "Niggle", "李小龙"])("%s is a name", (name) => {
  expect(isDecentName(name)).toBe(true);
});

test.each(["Fuck", "f u c k", "FÜCK", "5h1t", "$hit", "Arschloch", "4rschl0ch", "Hübsche Fotze"])(
  "%s is a name nobody should have to read, in both languages and however it is spelled",
  (name) => {
    expect(isDecentName(name)).toBe(false);
  },
);

test.each(["ѕһіт", "fυck", "ＦＵＣＫ", "ꜰᴜᴄᴋ", "ꓝꓴꓚꓗ", "🅵🅤🅲🅚", "🇫🇺🇨🇰", "Нurе", "𝔉𝔲𝔠𝔨"])(
  "%s is one of them in letters of other scripts",
  (name) => {
    expect(isDecentName(name)).toBe(false);
  },
);

test.each(["Ника", "Соня", "Сергей", "Рита", "Πηνελόπη", "Νίκος", "Հայկ", "Øyvind", "Łukasz", "Đorđe", "李小龙"])(
  "%s is a name in its own script",
  (name) => {
    expect(isDecentName(name)).toBe(true);
    expect(isBotLabel(name)).toBe(false);
  },
);

test.each([
  "Executioner (bot)",
  "Executioner ( BOT )",
  "Ada [bot]",
  "Ada (вот)",
  "Ada (b0t)",
  "Bot",
  "Ada Bot",
  "Ada (Ｂｏｔ)",
])("%s is what a bot would be called", (name) => {
  expect(isBotLabel(name)).toBe(true);
});

test.each(["Robot", "Abbot", "Botticelli", "Bo", "Talbot"])("%s is not", (name) => {
  expect(isBotLabel(name)).toBe(false);
});
