/** What is kept of a finished duel between two people; undefined for any other. */
import {
  type DuelEnding,
  type HeadView,
  isAlone,
  type PeopleDuel,
  type PersonSide,
  summaryOf,
} from "@turnlight/games/head";
import { shapeIn } from "../../lobby/table-half.ts";
import type { TableSight } from "../../shared.ts";

type EndedSight = Pick<TableSight<HeadView>, "laid" | "view" | "outcome" | "viewer" | "open">;

type SharedSight = Pick<EndedSight, "view" | "viewer" | "open">;

const isOnlineTable = ({ view, open }: SharedSight): boolean => open !== true && !view.config.house.includes("curtain");

/** At one device the owner has the first seat; online everybody has their own. */
export const ownerSeat = (sight: SharedSight): 0 | 1 => (isOnlineTable(sight) && sight.viewer === 1 ? 1 : 0);

export const peopleDuelIn = (sight: EndedSight, how: DuelEnding, at: number): PeopleDuel | undefined => {
  const { laid, view, outcome, viewer } = sight;
  if (outcome === undefined || outcome.stopped === true || isAlone(view.config) || laid.occasion !== undefined)
    return undefined;
  if (laid.sitters.length !== 2 || laid.sitters.some(({ kind }) => kind !== "person")) return undefined;
  const isOnline = isOnlineTable(sight);
  if (isOnline && viewer === "spectator") return undefined;
  const me = ownerSeat(sight);
  const sideOf = (seat: 0 | 1): PersonSide => {
    const { misses, limit, turns } = summaryOf(view, seat);
    const other = seat === 0 ? 1 : 0;
    const won = (outcome.scores[seat] ?? 0) > (outcome.scores[other] ?? 0);
    return { name: laid.sitters[seat]?.name ?? "", won, ...shapeIn(view.config, seat), misses, limit, turns };
  };
  return { at, isOnline, how, mine: sideOf(me), theirs: sideOf(me === 0 ? 1 : 0) };
};
