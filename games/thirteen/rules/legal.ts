/** The legal moves of a position, and the refusals of all others. */
import type { Mover, Refusal } from "@turnlight/kernel";
import { diceCount } from "./categories.ts";
import type { Book } from "./items.ts";
import { offersRefusal, twistRefusal } from "./offers.ts";
import { useRefusal, usesOf } from "./pocket.ts";
import { preview, scratchable } from "./preview.ts";
import { cashInRefusal, rollRefusal, scoreRefusal, scratchRefusal } from "./round.ts";
import {
  buyRefusal,
  moveRefusal,
  rerollRefusal,
  retireRefusal,
  sellRefusal,
  slotRefusal,
  takeRefusal,
} from "./shop.ts";
import { keepsOf, rollsLeft } from "./stage.ts";
import type { RunMove, RunState } from "./state.ts";

/** Which moves belong to which phase. */
const belongs: Readonly<Record<RunMove["kind"], readonly RunState["phase"]["kind"][]>> = {
  draft: ["draft"],
  roll: ["round"],
  score: ["round"],
  scratch: ["round"],
  use: ["round"],
  buy: ["shop"],
  sell: ["shop"],
  "sell-die": ["shop"],
  move: ["shop"],
  "cash-in": ["round"],
  slot: ["shop"],
  reroll: ["shop"],
  next: ["shop"],
  retire: ["shop"],
  take: ["pack"],
  skip: ["pack"],
  offered: ["drafting", "stocking", "unpacking"],
  rolled: ["rolling"],
  cracked: ["cracking"],
  foretold: ["foretelling"],
};

const drawn: readonly RunMove["kind"][] = ["offered", "rolled", "cracked", "foretold"];

const kindsNow = (state: RunState): string =>
  Object.entries(belongs)
    .filter(([, phases]) => phases.includes(state.phase.kind))
    .map(([kind]) => kind.replace("-", " "))
    .join(", ");

const within = (book: Book, state: RunState, move: RunMove): Refusal | undefined => {
  const { phase } = state;
  switch (move.kind) {
    case "draft":
      return phase.kind === "draft" && phase.offers[move.n] !== undefined
        ? undefined
        : { code: "no-offer", reason: `there is no charm ${move.n + 1}`, right: "one of the charms offered" };
    case "roll":
      return rollRefusal(book, state, move);
    case "score":
      return scoreRefusal(book, state, move);
    case "scratch":
      return scratchRefusal(book, state, move);
    case "use":
      return useRefusal(book, state, move);
    case "buy":
      return buyRefusal(book, state, move);
    case "sell":
    case "sell-die":
      return sellRefusal(state, move);
    case "move":
      return moveRefusal(state, move);
    case "cash-in":
      return cashInRefusal(state);
    case "slot":
      return slotRefusal(state);
    case "reroll":
      return rerollRefusal(state);
    case "retire":
      return retireRefusal(state);
    case "take":
      return takeRefusal(state, move);
    case "offered":
      return offersRefusal(book, state, move);
    case "foretold":
      return twistRefusal(state, move.twist);
    case "cracked":
      return phase.kind === "cracking" && move.dice.every((die) => phase.dice.includes(die))
        ? undefined
        : { code: "not-glass", reason: "only glass that was scored can break", right: "its dice, or none" };
    default:
      return undefined;
  }
};

export const refusalOf = (book: Book, state: RunState, by: Mover, move: RunMove): Refusal | undefined => {
  if ((by === "chance") !== drawn.includes(move.kind))
    return {
      code: "not-yours",
      reason: `${by === "chance" ? "chance" : "a player"} can't play ${move.kind}`,
      right: kindsNow(state),
    };
  if (!belongs[move.kind].includes(state.phase.kind))
    return { code: "not-now", reason: `you can't ${move.kind.replace("-", " ")} now`, right: kindsNow(state) };
  return within(book, state, move);
};

const roundMoves = (book: Book, state: RunState): readonly RunMove[] => [
  ...(rollsLeft(book, state) > 0 ? keepsOf(state).map((keep) => ({ kind: "roll" as const, keep })) : []),
  ...(cashInRefusal(state) === undefined ? [{ kind: "cash-in" as const }] : []),
  ...preview(book, state).flatMap(({ category, valid }) => (valid ? [{ kind: "score" as const, category }] : [])),
  ...scratchable(book, state).map((category) => ({ kind: "scratch" as const, category })),
  ...usesOf(book, state),
];

const shopMoves = (book: Book, state: RunState): readonly RunMove[] => {
  const { phase } = state;
  const offers = phase.kind === "shop" ? phase.offers : [];
  const all: readonly RunMove[] = [
    ...offers.flatMap((id, n): readonly RunMove[] =>
      id !== null && book.find(id)?.kind === "die"
        ? Array.from({ length: diceCount }, (_, die) => ({ kind: "buy", n, die }))
        : [{ kind: "buy", n }],
    ),
    ...[...new Set([...state.charms.map(({ item }) => item), ...state.pocket])].map((item) => ({
      kind: "sell" as const,
      item,
    })),
    ...state.dice.map((_, die) => ({ kind: "sell-die" as const, die })),
    ...state.charms.flatMap(({ item }) => state.charms.map((_, to) => ({ kind: "move" as const, item, to }))),
    { kind: "slot" },
    { kind: "reroll" },
    { kind: "next" },
    { kind: "retire" },
  ];
  return all.filter((move) => within(book, state, move) === undefined);
};

export const movesOf = (book: Book, state: RunState): readonly RunMove[] => {
  const { phase } = state;
  if (phase.kind === "draft") return phase.offers.map((_, n) => ({ kind: "draft", n }));
  if (phase.kind === "pack") return [...phase.items.map((_, n) => ({ kind: "take" as const, n })), { kind: "skip" }];
  if (phase.kind === "round") return roundMoves(book, state);
  return phase.kind === "shop" ? shopMoves(book, state) : [];
};
