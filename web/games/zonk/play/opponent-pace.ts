/** The pace of the table on this page: how long facts are shown, and an opponent's pauses, with time to read. */
import type { ZonkFact, ZonkView } from "@turnlight/games/zonk";
import type { Thinks } from "../../../match/queue.ts";
import { patronOf } from "../faces/patrons.ts";
import { pace, type TableSight } from "../shared.ts";
import { lines } from "../words/lines.ts";
import { factLasts, type Performed, throwShow } from "./durations.ts";
import { moveKindOf } from "./heard-move.ts";
import { lineFor, occasionOf } from "./lines.ts";
import type { ThrowShow } from "./stake.ts";
import { stepOf, TurnClock } from "./turn-clock.ts";

/** Milliseconds at normal speed: a slow table has as much time for everything as its speed says. */
const clock = new TurnClock(() => performance.now() / (pace.peek().factor || 1));

type Seen = Pick<TableSight<ZonkView>, "view" | "laid" | "commitment">;

const performedAt = ({ view, laid }: Seen): Performed => {
  const bot = laid.sitters[view.seat]?.kind === "bot";
  return bot ? { view, bot, share: clock.share, most: clock.most } : { view, bot };
};

export const lasts = (fact: ZonkFact, _view: ZonkView, before: TableSight<ZonkView>): number =>
  factLasts(fact, performedAt(before));

export const showAt = (seen: Seen): ThrowShow => throwShow(performedAt(seen));

const isZonk = (view: unknown): view is ZonkView =>
  typeof view === "object" && view !== null && "takes" in view && "turns" in view;

/** The pause before an opponent's move. A line that is still being read is not replaced. */
export const thinks: Thinks = ({ view, laid, commitment }, { by, facts, why }) => {
  const sitter = typeof by === "number" ? laid.sitters[by] : undefined;
  if (!isZonk(view) || sitter?.kind !== "bot") return 0;
  const turn = `${commitment} ${view.turns.length}`;
  const step = stepOf(view, moveKindOf({ facts }));
  const occasion = clock.speaks(turn, step) ? occasionOf(why, view.scores.length) : undefined;
  const line = occasion && lineFor(lines.value, patronOf(sitter.bot), occasion, view.round);
  return clock.pauseBefore(turn, step, line);
};
