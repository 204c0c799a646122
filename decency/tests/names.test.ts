import { expect, test } from "vitest";
import { isDecentName } from "../index.ts";

test.each(["Ada", "Ada II", "Bo Derek", "Jürgen", "Player", "Marsch", "Niggle", "李小龙"])("%s is a name", (name) => {
  expect(isDecentName(name)).toBe(true);
});

test.each(["Fuck", "f u c k", "FÜCK", "5h1t", "$hit", "Arschloch", "4rschl0ch", "Hübsche Fotze"])(
  "%s is a name nobody should have to read, in both languages and however it is spelled",
  (name) => {
    expect(isDecentName(name)).toBe(false);
  },
);
