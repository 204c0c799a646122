/** Summaries of unfinished matches: their players and whose turn it is, the same way for every game. */
import { recordOf, type Sitter, tableAfterLog } from "@turnlight/host";
import { type BaseFact, Match, type Occasion, type Rules, type Viewer } from "@turnlight/kernel";
import { emptyText } from "../../language/all-languages.ts";
import type { Localized } from "../../language/language.ts";
import { playerName } from "../player-names.ts";
import type { UnfinishedItem, UnfinishedMatch } from "./summary.ts";

/** A running match at its latest position, as its only person may see it. */
interface UnfinishedView<View> {
  readonly view: View;
  readonly viewer: Viewer;
  readonly occasion: Occasion | undefined;
  /** Moves of the people at the table that were not undone, without chance and bots. */
  readonly moves: number;
  readonly sitters: readonly Sitter[];
}

type UnfinishedPosition = Pick<UnfinishedItem, "what" | "score" | "miniature">;

const turns: Localized<{ readonly own: string; readonly of: (name: string) => string; readonly earlier: string }> = {
  en: {
    own: "Your turn",
    of: (name) => `${name}’s turn`,
    earlier: "Begun by earlier rules",
  },
  de: {
    own: "Du bist dran",
    of: (name) => `${name} ist dran`,
    earlier: "Nach früheren Regeln begonnen",
  },
};

const languages = ["en", "de"] as const;
const inBoth = (say: (language: (typeof languages)[number]) => string): Localized => ({ en: say("en"), de: say("de") });

const viewerOf = (sitters: readonly Sitter[]): Viewer => {
  const people = [...sitters.keys()].filter((seat) => sitters[seat]?.kind === "person");
  return people.length === 1 ? (people[0] ?? "spectator") : "spectator";
};

const againstIn = (sitters: readonly Sitter[], viewer: Viewer, called: readonly Localized[]): Localized =>
  inBoth((language) =>
    sitters
      .filter((_, seat) => seat !== viewer)
      .map((sitter) => playerName(sitter, called, language))
      .join(", "),
  );

const turnIn = (
  sitters: readonly Sitter[],
  seat: number | undefined,
  viewer: Viewer,
  called: readonly Localized[],
): Localized => {
  const sitter = seat === undefined ? undefined : sitters[seat];
  if (sitters.length < 2 || sitter === undefined) return emptyText;
  return inBoth((language) =>
    seat === viewer ? turns[language].own : turns[language].of(playerName(sitter, called, language)),
  );
};

/** A summary without replaying the match. */
export const plainUnfinished =
  (called: readonly Localized[]) =>
  ({ line: { id, touched, sitters } }: UnfinishedMatch): UnfinishedItem => ({
    id,
    touched,
    what: emptyText,
    against: againstIn(sitters, viewerOf(sitters), called),
    score: emptyText,
    turn: emptyText,
  });

/** A match that today's rules cannot replay is listed too, so that it can be opened or hidden. */
const begunEarlier = (kept: UnfinishedMatch, called: readonly Localized[]): UnfinishedItem => ({
  ...plainUnfinished(called)(kept),
  score: inBoth((language) => turns[language].earlier),
});

export const unfinishedOf =
  <Config, State, Move, View, Fact extends BaseFact>(
    begunBy: (version: number) => Rules<Config, State, Move, View, Fact>,
    called: readonly Localized[],
    tell: (left: UnfinishedView<View>) => UnfinishedPosition,
  ) =>
  (kept: UnfinishedMatch): UnfinishedItem => {
    const { line, stored } = kept;
    const record = recordOf(stored);
    const rules = begunBy(record.version);
    const resumed = Match.resume(rules, record);
    if (!resumed.ok) return begunEarlier(kept, called);
    const { state } = resumed.value.match;
    const { sitters, entries } = tableAfterLog(stored);
    const viewer = viewerOf(sitters);
    const turn = rules.turn(state);
    const next = turn.kind === "seats" ? (turn.seats.find((seat) => seat === viewer) ?? turn.seats[0]) : undefined;
    const isPerson = (by: unknown) => typeof by === "number" && sitters[by]?.kind === "person";
    return {
      id: line.id,
      touched: line.touched,
      ...tell({
        view: rules.view(state, viewer),
        viewer,
        occasion: line.occasion,
        moves: entries.filter(({ by }) => isPerson(by)).length,
        sitters,
      }),
      against: againstIn(sitters, viewer, called),
      turn: turnIn(sitters, next, viewer, called),
    };
  };
