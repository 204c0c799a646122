/** A guard's route as lookup tables. A route visits a cell at most once, so a guard's cell determines its progress. */
import { apart, type Cardinal, type Cell, cardinals, cellsOf } from "./directions.ts";
import { type Level, routeCells } from "./level.ts";
import { nowhere } from "./pieces.ts";

export const turnsForward = 1;
export const turnsBack = 2;

export interface Patrol {
  readonly closed: boolean;
  /** The cardinal of the next step, by cell · 2 + (1 when walking backwards); nowhere off the route. */
  readonly onward: Uint8Array;
  /** The nearest cell of the route, the earlier of equally near ones. */
  readonly nearest: Uint8Array;
  /** At the ends of a back-and-forth route, how a guard that arrives there turns; 0 elsewhere. */
  readonly turns: Uint8Array;
}

export const patrolOf = (level: Level, at: Cell, route: readonly Cardinal[]): Patrol => {
  const cells = cellsOf(level);
  const walked = routeCells(level, at, route);
  const closed = walked.at(-1) === at;
  const stations = closed ? walked.slice(0, -1) : walked;
  const onward = new Uint8Array(cells * 2).fill(nowhere);
  const turns = new Uint8Array(cells);
  const nearest = new Uint8Array(cells);

  for (const [i, step] of route.entries()) {
    const way = cardinals.indexOf(step);
    onward[(walked[i] ?? 0) * 2] = way;
    if (!closed) onward[(walked[i + 1] ?? 0) * 2 + 1] = (way + 2) % 4;
  }
  if (!closed) {
    const end = walked.at(-1) ?? at;
    turns[at] = turnsForward;
    turns[end] = turnsBack;
    onward[at * 2 + 1] = onward[at * 2] ?? nowhere;
    onward[end * 2] = onward[end * 2 + 1] ?? nowhere;
  }
  for (let cell = 0; cell < cells; cell++) {
    let best = at;
    for (const station of stations) if (apart(level, cell, station) < apart(level, cell, best)) best = station;
    nearest[cell] = best;
  }
  return { closed, onward, nearest, turns };
};
