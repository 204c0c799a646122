/** The recovery page itself: plain elements, without any of the page's components. */

import { type Language, preferredLanguage } from "../languages/index.ts";
import { deviceSealer } from "../store/backup/seal.ts";
import { fileOf } from "../store/backup/text-files.ts";
import { allRows, checkRow, deleteEverything, renewProgram, rescueLines } from "./stored-rows.ts";
import type { RescueTexts } from "./words.en.ts";
import { words as inEveryLanguage } from "./words.ts";

const id = "rescue";
/** Milliseconds to wait for the browser's sealing key. */
const patience = 4000;

/** The chosen language, from the first-paint copy of the settings; otherwise the browser's. */
const languageNow = (): Language => {
  try {
    const chosen = String(JSON.parse(localStorage.getItem("turnlight-quick") ?? "{}").language);
    return preferredLanguage([chosen, ...navigator.languages]);
  } catch {
    return preferredLanguage(navigator.languages);
  }
};

const wordsOf = (): RescueTexts => inEveryLanguage[languageNow()];

const element = <K extends keyof HTMLElementTagNameMap>(
  name: K,
  text: string,
  className = "",
): HTMLElementTagNameMap[K] => {
  const made = document.createElement(name);
  made.textContent = text;
  made.className = className;
  return made;
};

const inOrder = async function* (lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
};

const save = async (words: RescueTexts): Promise<string> => {
  const rows = await allRows();
  if (checkRow(rows).things === 0) return words.nothing;
  const lines = await rescueLines(rows, deviceSealer(patience), Date.now());
  const file = await fileOf(inOrder(lines));
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = `turnlight-rescued.json${file.type === "application/gzip" ? ".gz" : ""}`;
  link.click();
  return words.saved(lines.length - 2);
};

const check = async (words: RescueTexts): Promise<string> => {
  const { things, odd } = checkRow(await allRows());
  return things === 0 ? words.nothing : odd === 0 ? words.sound(things) : words.odd(things, odd);
};

const reset = async (words: RescueTexts): Promise<string> => {
  if (confirm(words.resetAsk)) await deleteEverything();
  return "";
};

/** With a report after an error, without one if somebody opened the page by its address. */
export const showRescue = (report?: string): void => {
  if (document.getElementById(id) !== null) return;
  const words = wordsOf();
  const page = element("div", "", "frame");
  page.id = id;
  const sheet = element("section", "", "sheet paper");
  const status = element("p", "");
  status.setAttribute("role", "status");
  const act = (label: string, run: () => Promise<string>): HTMLElement => {
    const button = element("button", label, "rescue-key");
    button.type = "button";
    button.onclick = async () => {
      try {
        status.textContent = await run();
      } catch (problem) {
        status.textContent = `${words.failed} ${String(problem)}`;
      }
    };
    return button;
  };
  const home = element("a", words.home);
  home.href = "#/";
  sheet.append(
    element("p", report === undefined ? words.asked : words.broken),
    act(words.save, () => save(words)),
    act(words.check, () => check(words)),
    act(words.renew, async () => {
      await renewProgram();
      return "";
    }),
    act(words.reset, () => reset(words)),
    status,
  );
  if (report === undefined) sheet.append(home);
  else sheet.append(element("h2", words.report), element("pre", report, "broken-report"));
  const main = element("main", "");
  main.append(sheet);
  const bar = element("header", "", "bar");
  bar.append(element("h1", words.title));
  page.append(bar, main);
  document.body.append(page);
  document.title = `${words.title} · Turnlight`;
};
