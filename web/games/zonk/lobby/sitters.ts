/** Turns the seats chosen in the lobby into the table's sitters. */
import { aftermath, landladyAt } from "@turnlight/games/zonk";
import type { PatronName } from "../faces/Patron.tsx";
import type { ZonkSetting } from "../saved.ts";
import type { Sitter } from "../shared.ts";
import { words } from "../words/words.ts";
import { levelBase } from "./ranges.ts";
import { me } from "./seating.ts";
import { isPatron } from "./seats.ts";

/** The bot behind a patron; adaptive ones are updated when the match is created. */
const botOf = (patron: PatronName, { base, moved, level }: Pick<ZonkSetting, "base" | "moved" | "level">): string => {
  if (patron === "follow") return landladyAt(aftermath.start.level);
  if (patron !== "custom") return patron;
  if (base === levelBase) return `hybrid:level-${level}`;
  return ["hybrid:", base, ...Object.entries(moved).map(([key, value]) => `;${key}=${value}`)].join("");
};

const numerals = ["", "", " II", " III", " IV", " V", " VI"] as const;

/** Numbers patrons that occur more than once. */
const namedApart = (sitters: readonly Sitter[]): readonly Sitter[] =>
  sitters.map((sitter, seat) => {
    const before = sitters.slice(0, seat + 1).filter(({ name }) => name === sitter.name).length;
    return { ...sitter, name: `${sitter.name}${numerals[before] ?? ""}` };
  });

export const sittersOf = (setting: ZonkSetting): readonly Sitter[] =>
  namedApart(
    setting.seats.map((place, seat): Sitter => {
      if (place === "you") return me();
      if (isPatron(place)) return { kind: "bot", bot: botOf(place, setting), name: words.value.patrons[place].name };
      const { name = "", colour = seat } = setting.people[seat] ?? {};
      return { kind: "person", name: name.trim() || words.value.lobby.person(seat + 1), colour, avatar: seat };
    }),
  );
