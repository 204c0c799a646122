/** From what was chosen in the lobby to who sits at the table and how it is set. */
import { aftermath, landladyAt, parlour, readTableText, type Table } from "@turnlight/games/zonk";
import { type PatronName, patrons } from "../faces/Patron.tsx";
import type { Setting } from "../keep.ts";
import { profile, type Sitter, texts } from "../shared.ts";
import { words } from "../words/words.ts";

export const fewestSeats = 2;
export const mostSeats = 6;

export const isPatron = (place: string): place is PatronName => patrons.some((one) => one === place);

/** The bot behind a patron; whoever follows a person is brought up to date when the match is laid. */
const botOf = (patron: PatronName, { base, moved }: Pick<Setting, "base" | "moved">): string => {
  if (patron === "follow") return landladyAt(aftermath.start.level);
  if (patron !== "custom") return patron;
  return ["hybrid:", base, ...Object.entries(moved).map(([key, value]) => `;${key}=${value}`)].join("");
};

export const me = (): Extract<Sitter, { readonly kind: "person" }> => {
  const mine = profile.value;
  return {
    kind: "person",
    name: mine?.name || texts.value.profile.usualName,
    colour: mine?.colour ?? 0,
    avatar: mine?.avatar ?? 0,
  };
};

const numerals = ["", "", " II", " III", " IV", " V", " VI"] as const;

/** Two of the same patron are told apart by a number. */
const namedApart = (sitters: readonly Sitter[]): readonly Sitter[] =>
  sitters.map((sitter, seat) => {
    const before = sitters.slice(0, seat + 1).filter(({ name }) => name === sitter.name).length;
    return { ...sitter, name: `${sitter.name}${numerals[before] ?? ""}` };
  });

export const sittersOf = (setting: Setting): readonly Sitter[] =>
  namedApart(
    setting.seats.map((place, seat): Sitter => {
      if (place === "you") return me();
      if (isPatron(place)) return { kind: "bot", bot: botOf(place, setting), name: words.value.patrons[place].name };
      const { name = "", colour = seat } = setting.people[seat] ?? {};
      return { kind: "person", name: name.trim() || words.value.lobby.person(seat + 1), colour, avatar: seat };
    }),
  );

/** By its name, or as it is written whole. */
export const tableNamed = (text: string): Table => {
  const read = readTableText(text);
  return read.ok ? read.value : parlour;
};

export const configOf = ({
  seats,
  table,
  target,
  streak,
}: Pick<Setting, "table" | "target" | "streak"> & { readonly seats: readonly unknown[] }): string =>
  `seats=${seats.length} table=${table} target=${target} streak=${streak ? "on" : "off"}`;
