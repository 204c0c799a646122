/**
 * The players of a record: those it names, or players by number; and the seats of a practice match from one of its
 * positions.
 */
import type { Sitter, TableSetup } from "@turnlight/host";
import type { MatchRecord, Viewer } from "@turnlight/kernel";

const colours = 8;

interface SeatNaming {
  /** The default name of a seat without one. */
  player(n: number): string;
}

export const sittersOf = ({ players }: MatchRecord, seats: number, { player }: SeatNaming): readonly Sitter[] =>
  Array.from({ length: seats }, (_, seat): Sitter => {
    const { name = "", bot } = players?.[seat] ?? {};
    const called = name || player(seat + 1);
    if (bot !== undefined) return { kind: "bot", bot, name: called };
    return { kind: "person", name: called, colour: seat % colours, avatar: seat };
  });

/** The first viewer: the only person of the match, or a spectator if there were several. */
export const firstViewer = ({ players }: MatchRecord, seats: number): Viewer => {
  if (seats === 1) return 0;
  const people = players?.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : [])) ?? [];
  return people.length === 1 ? (people[0] ?? "spectator") : "spectator";
};

/** The viewer's seat is a person's; every other seat gets the bot that had it, or the default bot `house`. */
export const practiceSitters = (
  { sitters }: TableSetup,
  viewer: Viewer,
  house: { readonly bot: string; readonly name: string } | undefined,
): readonly Sitter[] | undefined => {
  const people = sitters.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
  const own = viewer === "spectator" ? (people[0] ?? 0) : viewer;
  const seated = sitters.map((sitter, seat): Sitter | undefined => {
    if (seat === own)
      return sitter.kind === "person"
        ? sitter
        : { kind: "person", name: sitter.name, colour: seat % colours, avatar: seat };
    if (sitter.kind === "bot") return sitter;
    return house && { kind: "bot", ...house };
  });
  return seated.includes(undefined) ? undefined : seated.filter((one) => one !== undefined);
};
