/** The wisp: texts of the review, in German. */
import { type Direction, directions, type WispView } from "@turnlight/games/wisp";
import { pluralIn } from "../../../language/count.ts";
import type { ReviewWords } from "../shared.ts";
import { de } from "./texts.de.ts";

const count = pluralIn("de");

const wayOf = (move: string): string => de.ways[directions.find((way) => way === move) ?? ("N" satisfies Direction)];

const habits: Readonly<Record<string, string>> = {
  "takes-a-detour": "Umwege gehen",
  "walks-into-it": "Einem Wesen in die Arme laufen",
  "locks-itself-out": "Das Level unlösbar machen",
};

const reasons: Readonly<Record<string, string>> = {
  "takes-a-detour": "Du kannst noch gewinnen, aber mit mehr Zügen als nötig.",
  "walks-into-it": "Ein Wesen konnte dieses Feld im selben Zug erreichen.",
  "locks-itself-out": "Nach diesem Zug ist das Level nicht mehr zu schaffen.",
};

export const review: ReviewWords<WispView> = {
  move: (move) => `${wayOf(move)} gehen`,
  doing: (move) => `${wayOf(move)} zu gehen`,
  where: ({ enemies }) => count(enemies.length, { one: "noch # Wesen", other: "noch # Wesen" }),
  retell({ n, judged, amount, seat, isOwn, nameOf }) {
    const gone = `In Zug ${n} ${isOwn ? "bist du" : `ist ${nameOf(seat)}`} ${wayOf(judged?.move ?? "")} gegangen`;
    if (judged?.habit === "takes-a-detour") return `${gone}, ein Umweg: ${amount} mehr.`;
    if (judged?.habit === "walks-into-it") return `${gone}, einem Wesen direkt in die Arme.`;
    return `${gone}. Danach war das Level nicht mehr zu schaffen.`;
  },
  habit: (habit) => habits[habit] ?? habit,
  why: (habit) => reasons[habit] ?? habit,
};
