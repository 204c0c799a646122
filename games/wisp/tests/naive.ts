/**
 * An independent, deliberately naive implementation of the turn: coordinates and objects, every rule written out as in
 * the rulings, nothing shared with the fast one. Used only for comparison.
 */
import type { Cardinal, Direction, Enemy, Level, WispState } from "../index.ts";

interface Spot {
  readonly x: number;
  readonly y: number;
}

type Colour = "red" | "purple" | "blue";

interface Actor {
  id: number;
  colour: Colour;
  asleep: boolean;
  x: number;
  y: number;
  count: number;
  /** Will not move in the coming turn. */
  stuck: boolean;
  facing: Cardinal;
  back: boolean;
}

const ways: Record<Direction, Spot> = {
  N: { x: 0, y: -1 },
  NE: { x: 1, y: -1 },
  E: { x: 1, y: 0 },
  SE: { x: 1, y: 1 },
  S: { x: 0, y: 1 },
  SW: { x: -1, y: 1 },
  W: { x: -1, y: 0 },
  NW: { x: -1, y: -1 },
};
const upRightDownLeft: Cardinal[] = ["N", "E", "S", "W"];

const is = (a: Spot, b: Spot): boolean => a.x === b.x && a.y === b.y;
const plus = (a: Spot, way: Direction): Spot => ({ x: a.x + ways[way].x, y: a.y + ways[way].y });
const manhattan = (a: Spot, b: Spot): number => Math.abs(a.x - b.x) + Math.abs(a.y - b.y);

/** The level seen through coordinates. */
const groundOf = (level: Level) => {
  const spot = (cell: number): Spot => ({ x: cell % level.width, y: Math.floor(cell / level.width) });
  const cell = ({ x, y }: Spot): number => y * level.width + x;
  const inside = ({ x, y }: Spot): boolean => x >= 0 && y >= 0 && x < level.width && y < level.height;
  const terrain = (at: Spot) => level.terrain[cell(at)];
  const partner = (at: Spot): Spot | undefined => {
    for (const [a, b] of level.pads) {
      if (is(spot(a), at)) return spot(b);
      if (is(spot(b), at)) return spot(a);
    }
    return undefined;
  };
  return { spot, cell, inside, terrain, partner, goal: spot(level.goal) };
};

const actorOf = (enemy: Enemy, spot: (cell: number) => Spot): Actor => ({
  id: enemy.id,
  colour: enemy.kind === "red" ? "red" : enemy.kind === "guard" ? "blue" : "purple",
  asleep: enemy.kind === "sleeper",
  ...spot(enemy.at),
  count: enemy.count,
  stuck: enemy.stuck,
  facing: enemy.kind === "guard" ? enemy.facing : "N",
  back: enemy.kind === "guard" && enemy.back,
});

const enemyOf = (actor: Actor, cell: (at: Spot) => number): Enemy => {
  const standing = { id: actor.id, at: cell(actor), count: actor.count, stuck: actor.stuck };
  if (actor.colour === "blue") return { ...standing, kind: "guard", facing: actor.facing, back: actor.back };
  return { ...standing, kind: actor.colour === "red" ? "red" : actor.asleep ? "sleeper" : "purple" };
};

/** The cells of a guard's route; of a round, the beginning only once. */
const routeOf = (level: Level, id: number): { stations: Spot[]; first: Spot; last: Spot; closed: boolean } => {
  const start = level.enemies[id];
  if (start?.kind !== "guard") throw new Error("only guards have routes");
  const first = groundOf(level).spot(start.at);
  const stations = [first];
  let last = first;
  for (const step of start.route) {
    last = plus(last, step);
    if (!is(last, first)) stations.push(last);
  }
  return { stations, first, last, closed: is(last, first) };
};

/** The state after the wisp goes that way; nothing if it may not. */
export const naiveTurn = (state: WispState, move: Direction): WispState | undefined => {
  const { level } = state;
  const { spot, cell, inside, terrain, partner, goal } = groundOf(level);
  let actors = state.enemies.map((enemy) => actorOf(enemy, spot));

  // 1–3: the wisp moves.
  let wisp = plus(spot(state.wisp), move);
  if (!inside(wisp) || actors.some((actor) => is(actor, wisp))) return undefined;
  const otherPad = partner(wisp);
  if (otherPad !== undefined && !actors.some((actor) => is(actor, otherPad))) wisp = otherPad;

  // 4: mud lets go of those it held, who miss this turn.
  const missing = new Set(actors.filter((actor) => actor.stuck));
  for (const actor of actors) actor.stuck = false;

  // 5: sleepers in the eight cells around wake.
  for (const actor of actors)
    if (actor.asleep && Object.keys(ways).some((way) => is(plus(wisp, way as Direction), actor))) actor.asleep = false;

  // 6: everybody moves, one after the other.
  const mayStand = (me: Actor, at: Spot): boolean =>
    !actors.some((other) => other !== me && is(other, at) && (other.asleep || other.colour !== me.colour));
  const mayEnter = (me: Actor, at: Spot): boolean => inside(at) && terrain(at) !== "tree" && mayStand(me, at);

  const greedy = (me: Actor, target: Spot): Cardinal | undefined => {
    const nearer = upRightDownLeft.filter(
      (way) => mayEnter(me, plus(me, way)) && manhattan(plus(me, way), target) < manhattan(me, target),
    );
    const farthest = Math.max(...nearer.map((way) => manhattan(plus(me, way), goal)));
    return nearer.find((way) => manhattan(plus(me, way), goal) === farthest);
  };

  const seesWisp = (me: Actor): boolean => {
    for (let at = plus(me, me.facing); inside(at) && terrain(at) !== "tree"; at = plus(at, me.facing)) {
      if (is(at, wisp)) return true;
      if (actors.some((other) => is(other, at))) return false;
    }
    return false;
  };

  const patrolWay = (me: Actor): Cardinal | undefined => {
    const { stations, first, closed } = routeOf(level, me.id);
    const at = stations.findIndex((station) => is(station, me));
    if (at < 0) {
      const least = Math.min(...stations.map((station) => manhattan(station, me)));
      return greedy(me, stations.find((station) => manhattan(station, me) === least) ?? first);
    }
    const onward = stations[me.back ? at - 1 : at + 1] ?? (closed ? first : stations[me.back ? at + 1 : at - 1]);
    const next = onward ?? first;
    const way = upRightDownLeft.find((step) => is(plus(me, step), next));
    return way !== undefined && mayEnter(me, next) ? way : undefined;
  };

  for (const me of actors) {
    if (me.asleep || missing.has(me)) continue;
    const way = me.colour !== "blue" || seesWisp(me) ? greedy(me, wisp) : patrolWay(me);
    if (way === undefined) continue;
    let at = plus(me, way);
    const joins = (where: Spot) => is(where, wisp) || actors.some((other) => other !== me && is(other, where));
    while (terrain(at) === "ice" && !joins(at) && mayEnter(me, plus(at, way))) at = plus(at, way);
    const jump = partner(at);
    if (jump !== undefined && mayStand(me, jump)) at = jump;
    me.x = at.x;
    me.y = at.y;
    me.facing = way;
    if (terrain(at) === "mud") me.stuck = true;
    if (me.colour === "blue") {
      const { first, last, closed } = routeOf(level, me.id);
      if (!closed && is(me, first)) me.back = false;
      if (!closed && is(me, last)) me.back = true;
    }
  }

  // 7: one colour in one cell becomes one.
  const merged: Actor[] = [];
  for (const actor of actors) {
    const first = merged.find((other) => is(other, actor) && other.colour === actor.colour);
    if (first === undefined) merged.push(actor);
    else {
      first.count += actor.count;
      first.stuck ||= actor.stuck;
    }
  }

  // 8: the goal purifies. 9 and 10, capture and victory, can be read off the state.
  actors = merged.filter((actor) => !is(actor, goal));
  return { level, wisp: cell(wisp), enemies: actors.map((actor) => enemyOf(actor, cell)) };
};
