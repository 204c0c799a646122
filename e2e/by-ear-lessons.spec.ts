/** The lesson of every game by ear: each note is read out, and what it asks for is found by its name and pressed. */
import { type Ear, earOf } from "./ear.ts";
import { test } from "./home.ts";

/** Hears what is asked, goes to where it says, and presses it. */
const follow = async (ear: Ear, note: RegExp, role: Parameters<Ear["tabTo"]>[0], name: RegExp): Promise<void> => {
  await ear.hear(note);
  await ear.tabTo(role, name);
  await ear.press("Enter");
};

test("the lesson of Zonk", async ({ page }) => {
  const ear = await earOf(page);
  await page.goto("/#/play/zonk/lesson");
  const roll = /^Set aside and roll/;
  await follow(ear, /first to reach 500 points wins.*roll six dice/i, "button", /^Roll six dice/);
  await follow(ear, /Choose the three threes/, "button", /^Three threes/i);
  await follow(ear, /Set aside and roll/, "button", roll);
  await follow(ear, /Zonk!.*You rolled 2, 4 and 6: nothing scores/, "button", /^Next$/);
  await follow(ear, /Roll six dice/, "button", /^Roll six dice/);
  await follow(ear, /Choose the three fives/, "button", /^Three fives/i);
  await follow(ear, /Set aside and roll/, "button", roll);
  await follow(ear, /Choose the low straight 1–3/, "button", /^Low straight 1–3/);
  await follow(ear, /hot dice! Roll all six/, "button", roll);
  await follow(ear, /Choose the large straight 2–6/, "button", /^Large straight 2–6/);
  await follow(ear, /Set aside and bank/, "button", /^Set aside and bank/);
  await ear.tabTo("button", /^Play a match$/);
});

test("the lesson of Will-o’-the-Wisp", async ({ page }) => {
  const ear = await earOf(page);
  await page.goto("/#/play/wisp/first");
  const way = (name: string) => new RegExp(`^Go ${name}[,.]`);
  await follow(ear, /Lead the fox into the grove.*Go down-right\./, "button", way("down-right"));
  await follow(ear, /Go left\./, "button", way("left"));
  await follow(ear, /Go down-right\./, "button", way("down-right"));
  await follow(ear, /Undo/, "button", /^Undo/);
  await ear.hear(/Point at the same cell or press Tab\./);
  await ear.press("Tab");
  await follow(ear, /Go down\./, "button", way("down"));
  await follow(ear, /Go left\./, "button", way("left"));
  await ear.hear(/Solved!/);
  await ear.tabTo("button", /^Play level 1$/);
});

test("the lesson of Thirteen Throws", async ({ page }) => {
  const ear = await earOf(page);
  await page.goto("/#/play/thirteen/learn");
  const roll = /^ROLL/;
  await follow(ear, /Reach 200 points in thirteen rounds\. .*Roll the dice/, "button", roll);
  await follow(ear, /Lock a six/, "button", /: 6/);
  await ear.hear(/^Die 1: 6, locked$/);
  await follow(ear, /Lock the other six/, "button", /: 6(?!.*locked)/);
  await ear.hear(/^Die 3: 6, locked$/);
  await follow(ear, /Roll again/, "button", roll);
  await follow(ear, /Score Sixes/, "button", /^Sixes/);
  await follow(ear, /Roll again/, "button", roll);
  await follow(ear, /Scratch Five of a kind/, "button", /^SCRATCH/);
  await ear.tabTo("button", /^Five of a kind: 0/);
  await ear.press("Enter");
  await follow(ear, /Roll again/, "button", roll);
  await follow(ear, /Score Large straight/, "button", /^Large straight/);
  await follow(ear, /Buy the Bell/, "button", /^Buy.*Bell/i);
  await follow(ear, /Start the next stage/, "button", /^NEXT STAGE/i);
  await follow(ear, /Roll the dice/, "button", roll);
  await follow(ear, /Score Five of a kind/, "button", /^Five of a kind/);
  await ear.tabTo("button", /^Start a run$/);
});

test("the lesson of Don’t Lose Your Head", async ({ page }) => {
  const ear = await earOf(page);
  await page.goto("/#/play/head/learn");
  await ear.hear(/Find their words before they find yours\. .*Guess the letter N/);
  await ear.press("n");
  await ear.hear(/Confirm your guess/);
  await ear.press("Enter");
  await follow(ear, /A hit!/, "button", /^Next$/);
  await follow(ear, /Guess the cell F2/, "gridcell", /^F2, not guessed/);
  await follow(ear, /A miss/, "button", /^Next$/);
  await follow(ear, /Select word 2/, "button", /word 2/i);
  const [, letter = ""] = await ear.hear(/Type (\w)\b/);
  await ear.press(letter.toLowerCase());
  await ear.hear(/Guess the word/);
  await ear.press("Enter");
  await follow(ear, /Solved!/, "button", /^Next$/);
  const [, cell = ""] = await ear.hear(/Guess the cell (\w\d)/);
  await ear.tabTo("gridcell", new RegExp(`^${cell}, not guessed`));
  await ear.press("Enter");
  await ear.tabTo("button", /^Play a duel$/);
});
