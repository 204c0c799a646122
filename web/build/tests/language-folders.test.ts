import { expect, test } from "vitest";
import { besideItsRoom, withLanguageFolders } from "../language-folders.ts";
import { textsFileOf } from "../texts.ts";

test("texts are looked for beside the code, and in the folder of each language", () => {
  expect(withLanguageFolders(`catalogue(import.meta.glob("./words.*.ts"))`, "online/words.ts")).toBe(
    `catalogue(import.meta.glob(["./words.*.ts", "../languages/*/online/words.ts"]))`,
  );
  expect(
    withLanguageFolders(`import.meta.glob("../words/card.*.ts", { eager: true })`, "games/zonk/hall/card.ts"),
  ).toBe(`import.meta.glob(["../words/card.*.ts", "../../../languages/*/games/zonk/words/card.ts"], { eager: true })`);
});

test("what else is searched for stays as it is", () => {
  const code = `import.meta.glob<GamePage>("./*/page.ts", { eager: true, import: "page" })`;
  expect(withLanguageFolders(code, "games/pages.ts")).toBe(code);
});

test("texts in the folder of a language are built into the file of their room, as those beside the code are", () => {
  for (const room of ["online/words", "games/zonk/words/card", "games/zonk/words/texts", "language/texts/rooms"])
    expect(textsFileOf(`/web/languages/de/${room}.ts`), room).toBe(textsFileOf(`/web/${room}.de.ts`));
  expect(besideItsRoom("/web/languages/de/games/zonk/words/names.ts")).toBe("/web/games/zonk/words/names.ts");
  expect(besideItsRoom("/web/languages/files.ts")).toBe("/web/languages/files.ts");
});
