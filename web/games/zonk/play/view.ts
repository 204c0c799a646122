/** What the tavern's screen reads of the match: its view and its facts, recognised by their shape. */
import type { ZonkFact, ZonkView } from "@turnlight/games/zonk";
import type { BaseFact } from "@turnlight/kernel";

export const isZonkView = (view: unknown): view is ZonkView =>
  typeof view === "object" && view !== null && "streaks" in view && "phase" in view && "takes" in view;

const kinds: ReadonlySet<string> = new Set(["began", "rolled", "took", "hot-dice", "zonked", "banked", "left", "won"]);

/** The table tells this game's facts and no others. */
export const asZonkFact = (fact: BaseFact | undefined): ZonkFact | undefined =>
  fact !== undefined && kinds.has(fact.kind) ? (fact as unknown as ZonkFact) : undefined;
