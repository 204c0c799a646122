/** Summaries of unfinished matches: their players and whose turn it is, the same way for every game. */

import { recordOf, type Sitter, type StoredMatch, tableAfterLog } from "@turnlight/host";
import { type BaseFact, Match, type Occasion, type Rules, type Viewer } from "@turnlight/kernel";
import { catalogue, emptyText, type Localized, language, localized } from "../../language/catalogue.ts";
import { list } from "../../language/format.ts";
import type { EveryLanguage } from "../../languages/files.ts";
import { playerName } from "../player-names.ts";
import type { DailyMatch, UnfinishedItem, UnfinishedMatch } from "./summary.ts";
import type { TurnTexts } from "./turns.en.ts";

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

const turns = catalogue<TurnTexts>(import.meta.glob("./turns.*.ts"));

const viewerOf = (sitters: readonly Sitter[]): Viewer => {
  const people = [...sitters.keys()].filter((seat) => sitters[seat]?.kind === "person");
  return people.length === 1 ? (people[0] ?? "spectator") : "spectator";
};

const againstIn = (sitters: readonly Sitter[], viewer: Viewer, called: readonly EveryLanguage[]): Localized => ({
  get value() {
    return list(
      sitters.filter((_, seat) => seat !== viewer).map((sitter) => playerName(sitter, called, language.value)),
    );
  },
});

const turnIn = (
  sitters: readonly Sitter[],
  seat: number | undefined,
  viewer: Viewer,
  called: readonly EveryLanguage[],
): Localized => {
  const sitter = seat === undefined ? undefined : sitters[seat];
  if (sitters.length < 2 || sitter === undefined) return emptyText;
  return localized(turns, ({ own, of }) => (seat === viewer ? own : of(playerName(sitter, called, language.value))));
};

/** A summary without replaying the match. */
export const plainUnfinished =
  (called: readonly EveryLanguage[]) =>
  ({ line: { id, touched, sitters } }: UnfinishedMatch): UnfinishedItem => ({
    id,
    touched,
    what: emptyText,
    against: againstIn(sitters, viewerOf(sitters), called),
    score: emptyText,
    turn: emptyText,
  });

/** A match that today's rules cannot replay is listed too, so that it can be opened or hidden. */
const begunEarlier = (kept: UnfinishedMatch, called: readonly EveryLanguage[]): UnfinishedItem => ({
  ...plainUnfinished(called)(kept),
  score: localized(turns, ({ earlier }) => earlier),
});

/** The position of a stored match, as its only person may see it; undefined if today's rules cannot replay it. */
export const viewOfStored = <Config, State, Move, View, Fact extends BaseFact>(
  begunBy: (version: number) => Rules<Config, State, Move, View, Fact>,
  stored: StoredMatch,
): { readonly view: View; readonly viewer: Viewer } | undefined => {
  const record = recordOf(stored);
  const rules = begunBy(record.version);
  const resumed = Match.resume(rules, record);
  if (!resumed.ok) return undefined;
  const viewer = viewerOf(tableAfterLog(stored).sitters);
  return { view: rules.view(resumed.value.match.state, viewer), viewer };
};

/** The challenge's match, if it was begun and not finished. */
export const begunIn = (daily: DailyMatch | undefined): { readonly begun?: string } =>
  daily === undefined || daily.isOver ? {} : { begun: daily.id };

export const unfinishedOf =
  <Config, State, Move, View, Fact extends BaseFact>(
    begunBy: (version: number) => Rules<Config, State, Move, View, Fact>,
    called: readonly EveryLanguage[],
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
