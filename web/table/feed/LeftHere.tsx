/**
 * A lobby's own list: every match of the game that was left, newest first; nothing where there is none. A lobby shows
 * before anything of this is fetched, and a game that was never left fetches nothing.
 */
import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { onceShown } from "../shown.ts";
import type { Feeder } from "./feed.ts";
import type { LeftListProps } from "./LeftList.tsx";
import { leftMatches } from "./left.ts";
import "./feed.css";

interface LeftHereProps {
  readonly game: string;
  readonly feeder: () => Promise<{ readonly feeder: Feeder }>;
}

/** So many are looked at: more than anybody goes on with. */
const most = 20;

interface Shown extends Omit<LeftListProps, "onChange"> {
  readonly List: ComponentType<LeftListProps>;
}

const shownOf = async ({ game, feeder }: LeftHereProps): Promise<Shown | undefined> => {
  await onceShown();
  if ((await leftMatches(game)).length === 0) return undefined;
  const [{ LeftList }, { gather }, own] = await Promise.all([
    import("./LeftList.tsx"),
    import("./gather.ts"),
    feeder(),
  ]);
  const { unfinished } = await gather(game, own.feeder, most);
  return { List: LeftList, matches: unfinished.map((match) => ({ ...match, title: "", room: game })) };
};

export const LeftHere = ({ game, feeder }: LeftHereProps) => {
  const shown = useSignal<Shown | undefined>(undefined);
  const again = useSignal(0);
  useEffect(() => {
    void shownOf({ game, feeder }).then((now) => {
      shown.value = now;
    });
  }, [game, feeder, shown, again.value]);
  if (shown.value === undefined) return null;
  const { List, matches } = shown.value;
  return (
    <List
      matches={matches}
      onChange={() => {
        again.value += 1;
      }}
    />
  );
};
