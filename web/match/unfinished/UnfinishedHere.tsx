/**
 * A lobby's list of the game's unfinished matches, newest first; renders nothing if there are none. It is loaded after
 * the lobby is shown, and only if there are some.
 */
import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { afterPaint } from "../../ui/after-paint.ts";
import type { SummarySource } from "./summary.ts";
import type { UnfinishedListProps } from "./UnfinishedList.tsx";
import { unfinishedMatches } from "./unfinished-ids.ts";
import "./unfinished.css";

interface UnfinishedHereProps {
  readonly game: string;
  readonly summary: () => Promise<{ readonly summary: SummarySource }>;
}

/** The number of matches to load. */
const most = 20;

interface ShownList extends Omit<UnfinishedListProps, "onChange"> {
  readonly List: ComponentType<UnfinishedListProps>;
}

const shownOf = async ({ game, summary }: UnfinishedHereProps): Promise<ShownList | undefined> => {
  await afterPaint();
  if ((await unfinishedMatches(game)).length === 0) return undefined;
  const [{ UnfinishedList }, { loadSummary }, own] = await Promise.all([
    import("./UnfinishedList.tsx"),
    import("./load-summary.ts"),
    summary(),
  ]);
  const { unfinished } = await loadSummary(game, own.summary, most);
  return { List: UnfinishedList, matches: unfinished.map((match) => ({ ...match, title: "", room: game })) };
};

export const UnfinishedHere = ({ game, summary }: UnfinishedHereProps) => {
  const shown = useSignal<ShownList | undefined>(undefined);
  const again = useSignal(0);
  useEffect(() => {
    void shownOf({ game, summary }).then((now) => {
      shown.value = now;
    });
  }, [game, summary, shown, again.value]);
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
