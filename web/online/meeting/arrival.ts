/** What the players who wait at a table are told about those they wait for. */
import type { Viewer } from "@turnlight/kernel";
import type { TableState } from "@turnlight/wire";
import type { MeetingTexts } from "./words.en.ts";

export type ArrivalStep = "opened" | "name" | "rules" | "ready";
export const arrivalSteps: readonly ArrivalStep[] = ["opened", "name", "rules", "ready"];

export interface FriendArrival {
  /** The step that is going on; undefined while nobody has come. */
  readonly step?: ArrivalStep;
  readonly title: string;
  readonly about: string;
}

interface ArrivalPlace {
  readonly state: Pick<TableState, "seats" | "ready">;
  readonly viewer: Viewer | undefined;
  readonly watchers: number;
  readonly names: readonly string[];
}

/** Of several, the one who is furthest behind decides what one waits for. */
export const arrivalAt = ({ state, viewer, watchers, names }: ArrivalPlace, labels: MeetingTexts): FriendArrival => {
  const texts = labels.arrival;
  const free = state.seats.filter(({ kind }) => kind === "open").length;
  const others = state.seats.flatMap((seat, n) =>
    seat.kind === "person" && n !== viewer ? [{ n, name: seat.name }] : [],
  );
  const unready = others.filter(({ n }) => state.ready !== undefined && !state.ready.includes(n));
  const [slow] = unready;
  if (free > 0 && watchers > 0) {
    const [name] = names;
    return {
      step: name === undefined ? "opened" : "name",
      title: name === undefined ? texts.opened : texts.openedAs(name),
      about: texts.openedAbout,
    };
  }
  if (free > 0) {
    const newest = others.at(-1);
    return newest === undefined
      ? { title: texts.free, about: texts.freeAbout }
      : { title: texts.joined(newest.name), about: texts.more(free) };
  }
  if (slow !== undefined && typeof viewer === "number" && state.ready?.includes(viewer) === true)
    return { step: "rules", title: labels.ready.waitingFor(slow.name), about: texts.joinedAbout(slow.name) };
  if (slow !== undefined) return { step: "rules", title: texts.joined(slow.name), about: texts.joinedAbout(slow.name) };
  const last = others.at(-1);
  return { step: "ready", title: last === undefined ? "" : texts.ready(last.name), about: labels.ready.starts };
};
