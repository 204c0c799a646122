/** Thirteen Throws: texts of the review, in English. */
import { type Category, categories, type RunView } from "@turnlight/games/thirteen";
import { nameIn } from "../items/name.ts";
import type { ReviewWords } from "../shared.ts";
import { en } from "./texts.en.ts";

const boxOf = (name: string): string =>
  en.boxes[categories.find((box) => box === name) ?? ("chance" satisfies Category)];
const keptIn = (move: string, { sheet }: RunView): string =>
  (/^roll keep (.*)$/.exec(move)?.[1] ?? "")
    .split(" ")
    .filter((place) => place !== "")
    .map((place) => sheet.shown[Number(place) - 1] ?? "")
    .join(" ");

const habits: Readonly<Record<string, string>> = {
  "keeps-too-many": "Locking too many dice",
  "keeps-too-few": "Locking too few dice",
  "keeps-the-wrong": "Locking the wrong dice",
  "rolls-on": "Rolling again instead of taking a box",
  "stops-early": "Taking a box instead of rolling again",
  "fills-the-wrong": "Taking the wrong box",
  "scratches-the-wrong": "Scratching the wrong box",
  "leaves-it": "Leaving good offers in the shop",
  "buys-the-wrong": "Buying the wrong thing",
};

const reasons: Readonly<Record<string, string>> = {
  "keeps-too-many": "Locking fewer dice would have left more ways to get what you needed.",
  "keeps-too-few": "More of these dice would have helped towards what you needed.",
  "keeps-the-wrong": "Other dice would have been a better start.",
  "rolls-on": "The box was worth more than another roll was likely to bring.",
  "stops-early": "There were rolls left, and the box could wait.",
  "fills-the-wrong": "The other box scores more, or this one is needed later.",
  "scratches-the-wrong": "Another box would have been easier to give up.",
  "leaves-it": "With it, more simulated runs got through the next three stages.",
  "buys-the-wrong": "With the other purchase, more simulated runs got through the next three stages.",
};

/** What a shop or a draft offered at that place. */
const thing = (move: string, { phase }: RunView): string => {
  const n = Number(/^(?:buy|draft) (\d+)/.exec(move)?.[1] ?? 1) - 1;
  const offered = phase.kind === "shop" || phase.kind === "draft" ? phase.offers[n] : undefined;
  return nameIn(en, offered ?? "");
};

/** Everything but throws and boxes. */
const others: Readonly<Record<string, (move: string, view: RunView, rest: readonly string[]) => string>> = {
  buy: (move, view) => `buy ${thing(move, view)}`,
  draft: (move, view) => `draft ${thing(move, view)}`,
  sell: (_move, _view, rest) => (rest[0] === "die" ? "sell a die" : `sell ${nameIn(en, rest[0] ?? "")}`),
  use: (_move, _view, rest) => `use ${nameIn(en, rest[0] ?? "")}`,
  slot: () => "buy a slot",
  reroll: () => "reroll the shop",
  next: () => "next stage",
  cash: () => "cash in",
  retire: () => "retire",
  move: () => "",
};

export const review: ReviewWords<RunView> = {
  move(move, view) {
    const [kind = "", ...rest] = move.split(" ");
    if (kind === "score" || kind === "scratch") return en.coach[kind](boxOf(rest[0] ?? ""));
    const other = others[kind];
    if (other !== undefined) return other(move, view, rest);
    // Beginning a round is no choice.
    return view.sheet.shown.length === 0 ? "" : en.coach.roll(keptIn(move, view));
  },
  doing(move, view) {
    const [kind = "", box = ""] = move.split(" ");
    if (kind === "score") return `Taking ${boxOf(box)}`;
    if (kind === "scratch") return `Scratching ${boxOf(box)}`;
    if (kind === "buy") return `Buying ${thing(move, view)}`;
    if (kind === "draft") return `Drafting ${thing(move, view)}`;
    if (kind === "next") return "Leaving the shop";
    const kept = keptIn(move, view);
    return kept === "" ? "Rolling all dice" : `Locking ${kept}`;
  },
  where({ stage, sheet, phase }) {
    if (phase.kind === "shop" || phase.kind === "stocking") return `Stage ${stage}, shop`;
    return sheet.shown.length === 0 ? `Stage ${stage}` : `Stage ${stage}, round ${sheet.round}, roll ${sheet.rolled}`;
  },
  lap: ({ stage }) => `S${stage}`,
  retell({ kind, isGood, amount, before, after, seat, isOwn, judged, nameOf }) {
    const { stage, sheet } = before;
    const whose = isOwn ? "you" : nameOf(seat);
    if (kind === "dice")
      return `Stage ${stage}, round ${sheet.round}: rolling ${after.sheet.shown.join(" ")} ${isGood ? "gained" : "cost"} ${whose} ${amount}.`;
    if (judged === undefined) return undefined;
    const doing = review.doing(judged.move, before);
    return `${review.where(before, 0)}: ${doing.charAt(0).toLowerCase()}${doing.slice(1)} cost ${whose} ${amount}.`;
  },
  habit: (habit) => habits[habit] ?? habit,
  why: (habit) => reasons[habit] ?? habit,
};
