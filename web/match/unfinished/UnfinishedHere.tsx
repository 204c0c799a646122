/**
 * A lobby's own list: every match of the game that was left, newest first; nothing where there is none. A lobby shows
 * before anything of this is fetched, and a game that was never left fetches nothing.
 */
import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import type { SummarySource } from "../../games/summary.ts";
import { afterPaint } from "../../ui/after-paint.ts";
import type { UnfinishedListProps } from "./UnfinishedList.tsx";
import { unfinishedMatches } from "./unfinished-ids.ts";
import "./unfinished.css";

interface UnfinishedHereProps {
  readonly game: string;
  readonly feeder: () => Promise<{ readonly feeder: SummarySource }>;
}

/** So many are looked at: more than anybody goes on with. */
const most = 20;

interface ShownList extends Omit<UnfinishedListProps, "onChange"> {
  readonly List: ComponentType<UnfinishedListProps>;
}

const shownOf = async ({ game, feeder }: UnfinishedHereProps): Promise<ShownList | undefined> => {
  await afterPaint();
  if ((await unfinishedMatches(game)).length === 0) return undefined;
  const [{ UnfinishedList }, { loadSummary }, own] = await Promise.all([
    import("./UnfinishedList.tsx"),
    import("./load-summary.ts"),
    feeder(),
  ]);
  const { unfinished } = await loadSummary(game, own.feeder, most);
  return { List: UnfinishedList, matches: unfinished.map((match) => ({ ...match, title: "", room: game })) };
};

export const UnfinishedHere = ({ game, feeder }: UnfinishedHereProps) => {
  const shown = useSignal<ShownList | undefined>(undefined);
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
