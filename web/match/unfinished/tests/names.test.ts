/** Default names follow the language; names that people typed do not. */
import { expect, test } from "vitest";
import { everyLanguage } from "../../../languages/files.ts";
import { playerName } from "../../player-names.ts";

const called = [
  everyLanguage<string>({ "names.en.ts": { texts: "The Executioner" }, "names.de.ts": { texts: "Der Henker" } }),
];

test("an opponent begun in one language is called as the other language calls it", () => {
  expect(playerName({ kind: "bot", name: "The Executioner" }, called, "de")).toBe("Der Henker");
  expect(playerName({ kind: "bot", name: "Der Henker" }, called, "en")).toBe("The Executioner");
  expect(playerName({ kind: "bot", name: "Der Henker II" }, called, "en")).toBe("The Executioner II");
});

test("whoever has not said their name is a guest in every language", () => {
  expect(playerName({ kind: "person", name: "Player" }, called, "de")).toBe("Gast");
  expect(playerName({ kind: "person", name: "Gast" }, called, "en")).toBe("Player");
  expect(playerName({ kind: "person", name: "Player 2" }, called, "de")).toBe("Mitspieler 2");
});

test("a name that somebody typed stays", () => {
  expect(playerName({ kind: "person", name: "The Executioner" }, called, "de")).toBe("The Executioner");
  expect(playerName({ kind: "person", name: "Anna 3" }, called, "de")).toBe("Anna 3");
  expect(playerName({ kind: "bot", name: "Fridolin" }, called, "de")).toBe("Fridolin");
});
