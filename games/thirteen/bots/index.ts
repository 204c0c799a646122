/** The bots of Thirteen Throws, `buyer:dice`: one strategy for spending the money and one for the dice. */
import { accept, anyMove, type Bot, type BotMaker, quote, type Result, refuse } from "@turnlight/kernel";
import type { Book } from "../rules/items.ts";
import type { RunMove, RunView } from "../rules/state.ts";
import { type BuyerName, buyerNames, spend } from "./buyers.ts";
import { type DiceSkill, diceSkills, throwDice } from "./dice.ts";

export type RunBot = Bot<RunView, RunMove>;

export const runBot = (book: Book, buyer: BuyerName, skill: DiceSkill): RunBot => ({
  choose({ view, draw }) {
    const move = view.phase.kind === "round" ? throwDice(book, view, skill, draw) : spend(book, view, buyer, draw);
    return { move };
  },
});

/** The kernel's `random`: any legal move. */
const anyLegal: RunBot = { choose: ({ moves, draw }) => ({ move: anyMove(moves, draw) }) };

const abouts: Readonly<Record<BuyerName, string>> = {
  random: "buys anything it can pay, or plays any legal move when no dice are named",
  greedy: "buys the most strength for its money and saves none",
  thrifty: "keeps $25 for the interest while the next stage looks safe",
  generalist: "judges each offer by what it adds to the current run, and buys the best",
  expert: "judges like the generalist, but values manuals more and saves its money for a better shop",
  upper: "builds on Ones to Sixes",
  kinds: "builds on three, four and five of a kind",
  straights: "builds on the straights",
  house: "builds on full house and chance",
  money: "builds on interest, tips and charms that reward money",
  "few-rolls": "builds on boxes scored on the first roll",
  "manuals-first": "buys manuals before anything else",
  "charms-first": "buys charms before anything else",
  dice: "lives by special dice and what doubles them",
  growth: "lives by charms that grow or wear out",
  row: "lives by the order of its charms and their number",
  spender: "lives by an empty purse",
};

const readSkill = (buyer: BuyerName, setting: string): Result<DiceSkill> => {
  const skill = diceSkills.find((name) => name === setting);
  return skill === undefined
    ? refuse("bad-bot", `${buyer} was given ${quote(setting)}`, {
        right: diceSkills.map((name) => `${buyer}:${name}`).join(" or "),
      })
    : accept(skill);
};

const makerFor = (book: Book, buyer: BuyerName): BotMaker<RunView, RunMove> => ({
  about: `${abouts[buyer]}; dice ${diceSkills.join(" or ")}, as in ${buyer}:perfect`,
  make(setting) {
    if (setting === undefined && buyer === "random") return accept(anyLegal);
    const skill = readSkill(buyer, setting ?? "perfect");
    return skill.ok ? accept(runBot(book, buyer, skill.value)) : skill;
  },
});

export const botsFor = (book: Book): Readonly<Record<BuyerName, BotMaker<RunView, RunMove>>> => ({
  random: makerFor(book, "random"),
  greedy: makerFor(book, "greedy"),
  thrifty: makerFor(book, "thrifty"),
  generalist: makerFor(book, "generalist"),
  expert: makerFor(book, "expert"),
  upper: makerFor(book, "upper"),
  kinds: makerFor(book, "kinds"),
  straights: makerFor(book, "straights"),
  house: makerFor(book, "house"),
  money: makerFor(book, "money"),
  "few-rolls": makerFor(book, "few-rolls"),
  "manuals-first": makerFor(book, "manuals-first"),
  "charms-first": makerFor(book, "charms-first"),
  dice: makerFor(book, "dice"),
  growth: makerFor(book, "growth"),
  row: makerFor(book, "row"),
  spender: makerFor(book, "spender"),
});

/** Parses `buyer:dice`. */
export const readRunBot = (book: Book, text: string): Result<RunBot> => {
  const [name = "", setting] = text.split(":");
  const buyer = buyerNames.find((known) => known === name);
  if (buyer === undefined || text.split(":").length > 2)
    return refuse("unknown-bot", `there is no bot ${quote(text)}`, {
      right: `a buyer (${buyerNames.join(", ")}) and dice (${diceSkills.join(", ")}), as in greedy:perfect`,
      values: { bot: text },
    });
  return botsFor(book)[buyer].make(setting ?? "perfect");
};
