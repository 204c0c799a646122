/** The game's own board at one entry, as a seat saw it: read-only, or to try a single move. */
import { signal } from "@preact/signals";
import { accept, type BaseFact, type Result } from "@turnlight/kernel";
import type { ComponentType } from "preact";
import { useMemo, useRef } from "preact/hooks";
import type { ScreenProps } from "../games/screen.ts";
import type { OpenedMatch } from "../match/review/opened-match.ts";
import { words } from "../match/review/words.ts";
import { laidOf } from "./one-match.ts";

/** `undefined` if there are too many to list. */
const movesIn = (moves: readonly string[] | undefined): { readonly moves?: readonly string[] } =>
  moves === undefined ? {} : { moves };

interface TryBoardProps {
  readonly match: OpenedMatch;
  readonly Screen: ComponentType<ScreenProps>;
  readonly seat: number;
  /** After this many entries. */
  readonly n: number;
  /** Tries a move; without it the board is read-only. */
  readonly attempt?: ((text: string) => Promise<Result<undefined>>) | undefined;
  nameOf(seat: number): string;
}

export const ReviewBoard = ({ match, Screen, seat, n, attempt, nameOf }: TryBoardProps) => {
  const { game } = match.record;
  const canTry = attempt !== undefined;
  const latest = useRef(attempt);
  latest.current = attempt;
  const shown = useMemo(
    () => ({
      sight: signal<ScreenProps["sight"]["value"]>({
        match: "",
        version: n,
        laid: laidOf(match),
        viewer: seat,
        holder: seat,
        view: match.viewAt(n, seat),
        ...movesIn(canTry ? match.movesAt(n, seat) : []),
        waiting: match.waitingAt(n),
        departures: [],
        entries: n,
        canTakeBack: false,
        commitment: "",
      }),
      busy: signal(false),
      fact: signal<BaseFact | undefined>(match.factsAt(n, seat).at(-1)),
    }),
    [match, seat, n, canTry],
  );
  // Stable identity: a screen may hold on to the first callback it was given.
  const trying = useMemo(() => async (text: string) => latest.current?.(text) ?? accept(undefined), []);
  return (
    <section class="review-board" data-scope={game} aria-label={words.value.board}>
      <Screen
        key={n}
        {...shown}
        play={(text) => void trying(text)}
        attempt={canTry ? trying : undefined}
        unaided
        record={match.record}
        nameOf={nameOf}
        colourOf={(who) => who}
      />
    </section>
  );
};
