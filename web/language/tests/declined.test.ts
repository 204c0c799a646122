import { expect, test } from "vitest";
import { amid, amidEnglish, behind, firstBehind } from "../texts/declined.ts";

test("a name with an article takes the case its sentence asks for", () => {
  expect(behind("gegen", "Der Henker")).toBe("gegen den Henker");
  expect(behind("von", "Der Henker")).toBe("vom Henker");
  expect(behind("bei", "Das Orakel")).toBe("beim Orakel");
  expect(behind("mit", "Der Lehrling II")).toBe("mit dem Lehrling II");
  expect(behind("von", "Die Gräfin")).toBe("von der Gräfin");
  expect(firstBehind("für", "Das Orakel")).toBe("Für das Orakel");
  expect(`Was ${amid("Der Henker")} weiß`).toBe("Was der Henker weiß");
});

test("other names stay as they are", () => {
  for (const name of ["Ada", "Derya", "Der", "der Ahnungslose", "Dascha Der Zweite"]) {
    expect(amid(name)).toBe(name);
    expect(behind("von", name)).toBe(`von ${name}`);
  }
});

test("an English article is small within a sentence, and other names stay as they are", () => {
  expect(amidEnglish("The Executioner")).toBe("the Executioner");
  for (const name of ["Ada", "Theo", "The", "the Ada"]) expect(amidEnglish(name)).toBe(name);
});
