/** Moves as text: `roll keep 1 3`, `score full-house`, `buy 5 die 2`, `use nudge 3 +`. */
import { accept, quote, type Result, refuse, type TextForm } from "@turnlight/kernel";
import { type Category, categories, isCategory, sections } from "./categories.ts";
import type { Book } from "./items.ts";
import { plainTwists, type RunMove, type Twist } from "./state.ts";

/** Dice are counted from 1 in text and from 0 in data. */
const dice = (list: readonly number[]): string => list.map((die) => die + 1).join(" ");

const twistText = (twist: Twist): string => {
  if (twist.kind === "sealed") return `${twist.kind} ${twist.category}`;
  return twist.kind === "dimmed" ? `${twist.kind} ${twist.section}` : twist.kind;
};

const write = (move: RunMove): string => {
  switch (move.kind) {
    case "draft":
    case "take":
      return `${move.kind} ${move.n + 1}`;
    case "roll":
      return move.keep.length === 0 ? "roll" : `roll keep ${dice(move.keep)}`;
    case "score":
    case "scratch":
      return `${move.kind} ${move.category}`;
    case "use":
      return ["use", move.item, ...(move.die === undefined ? [] : [move.die + 1]), ...(move.by ? [move.by] : [])].join(
        " ",
      );
    case "buy":
      return move.die === undefined ? `buy ${move.n + 1}` : `buy ${move.n + 1} die ${move.die + 1}`;
    case "sell":
      return `sell ${move.item}`;
    case "sell-die":
      return `sell die ${move.die + 1}`;
    case "move":
      return `move ${move.item} ${move.to + 1}`;
    case "cash-in":
      return "cash in";
    case "offered":
      return `offered ${move.items.join(" ")}${move.sale === undefined ? "" : ` sale ${move.sale.map((n) => n + 1).join(" ")}`}`;
    case "rolled":
      return `rolled ${move.sides.join(" ")}`;
    case "cracked":
      return move.dice.length === 0 ? "cracked none" : `cracked ${dice(move.dice)}`;
    case "foretold":
      return `foretold ${twistText(move.twist)}`;
    default:
      return move.kind;
  }
};

const forms =
  '"roll", "roll keep 1 3", "score BOX", "scratch BOX", "use ITEM", "draft 1", "buy 1", "buy 5 die 2", "sell ITEM", "sell die 2", "move ITEM 1", "cash in", "slot", "reroll", "next", "take 1", "skip" or "retire"';

const unknownMove = (text: string) =>
  refuse("unknown-move", `${quote(text)} is not a move in Thirteen Throws`, { right: forms });

const readBox = (text: string): Result<Category> =>
  isCategory(text)
    ? accept(text)
    : refuse("unknown-category", `there is no box called ${quote(text)}`, { right: categories.join(", ") });

const readItem = (book: Book, text: string): Result<string> =>
  book.find(text) === undefined
    ? refuse("unknown-item", `there is no item called ${quote(text)}`, {
        right: book.items.map(({ id }) => id).join(", "),
      })
    : accept(text);

/** Each die once, in order, so that a set of dice has one text. */
const readDice = (text: string): readonly number[] | undefined => {
  if (!/^[1-5]( [1-5]){0,4}$/.test(text)) return undefined;
  const list = text.split(" ").map((digit) => Number(digit) - 1);
  return list.every((die, i) => i === 0 || die > (list[i - 1] ?? 0)) ? list : undefined;
};

const plain = ["slot", "reroll", "next", "retire", "skip"] as const;

const readDecision = (book: Book, text: string, word: string, rest: string): Result<RunMove> => {
  const simple = plain.find((kind) => kind === text);
  if (simple !== undefined) return accept({ kind: simple });
  if (text === "roll") return accept({ kind: "roll", keep: [] });
  if (word === "roll" && rest.startsWith("keep ")) {
    const keep = readDice(rest.slice("keep ".length));
    return keep === undefined
      ? refuse("bad-dice", `${quote(text)} is not a set of dice`, { right: "dice 1 to 5, each once and in order" })
      : accept({ kind: "roll", keep });
  }
  if (word === "score" || word === "scratch") {
    const box = readBox(rest);
    return box.ok ? accept({ kind: word, category: box.value }) : box;
  }
  if ((word === "draft" || word === "take") && /^[1-9]$/.test(rest)) return accept({ kind: word, n: Number(rest) - 1 });
  if (word === "buy") {
    const [, n, die] = /^([1-9])(?: die ([1-5]))?$/.exec(rest) ?? [];
    if (n !== undefined)
      return accept({ kind: "buy", n: Number(n) - 1, ...(die !== undefined && { die: Number(die) - 1 }) });
  }
  if (word === "sell") {
    const die = /^die ([1-5])$/.exec(rest)?.[1];
    if (die !== undefined) return accept({ kind: "sell-die", die: Number(die) - 1 });
    const item = readItem(book, rest);
    return item.ok ? accept({ kind: "sell", item: item.value }) : item;
  }
  if (text === "cash in") return accept({ kind: "cash-in" });
  if (word === "move") {
    const [, name = "", to = "1"] = /^(\S+) ([1-9])$/.exec(rest) ?? [];
    const item = readItem(book, name);
    return item.ok ? accept({ kind: "move", item: item.value, to: Number(to) - 1 }) : item;
  }
  if (word === "use") {
    const [, name = "", die, by] = /^(\S+)(?: ([1-5])(?: ([-+]|[1-6]))?)?$/.exec(rest) ?? [];
    const item = readItem(book, name);
    if (!item.ok) return item;
    const more = { ...(die !== undefined && { die: Number(die) - 1 }), ...(by !== undefined && { by }) };
    return accept({ kind: "use", item: item.value, ...more });
  }
  return unknownMove(text);
};

const readTwist = (text: string): Result<Twist> => {
  const plainTwist = plainTwists.find((kind) => kind === text);
  if (plainTwist !== undefined) return accept({ kind: plainTwist });
  const [kind, of = ""] = text.split(" ");
  const section = sections.find((one) => one === of);
  if (kind === "dimmed" && section !== undefined) return accept({ kind, section });
  if (kind !== "sealed")
    return refuse("unknown-twist", `there is no boss called ${quote(text)}`, {
      right: `${plainTwists.join(", ")}, dimmed SECTION or sealed BOX`,
    });
  const box = readBox(of);
  return box.ok ? accept({ kind: "sealed", category: box.value }) : box;
};

const readDrawn = (book: Book, word: string, rest: string): Result<RunMove> | undefined => {
  if (word === "rolled" && /^[1-6]( [1-6]){4}$/.test(rest))
    return accept({ kind: "rolled", sides: rest.split(" ").map(Number) });
  if (word === "cracked") {
    const broken = rest === "none" ? [] : readDice(rest);
    return broken === undefined ? undefined : accept({ kind: "cracked", dice: broken });
  }
  if (word === "foretold") {
    const twist = readTwist(rest);
    return twist.ok ? accept({ kind: "foretold", twist: twist.value }) : twist;
  }
  if (word !== "offered") return undefined;
  const [, names = rest, places] = /^(.*?) sale ([1-9](?: [1-9])*)$/.exec(rest) ?? [];
  const items = names.split(" ");
  for (const name of items) {
    const item = readItem(book, name);
    if (!item.ok) return item;
  }
  const sale = places?.split(" ").map((place) => Number(place) - 1);
  return accept({ kind: "offered", items, ...(sale !== undefined && { sale }) });
};

export const moveTextOf = (book: Book): TextForm<RunMove> => ({
  write,
  read(text) {
    const cut = text.indexOf(" ");
    const word = cut < 0 ? text : text.slice(0, cut);
    const rest = cut < 0 ? "" : text.slice(cut + 1);
    return readDrawn(book, word, rest) ?? readDecision(book, text, word, rest);
  },
});
