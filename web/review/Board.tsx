/** The game's own board at one moment, as a seat saw it: with nothing to press, or for a single move that is tried. */
import { signal } from "@preact/signals";
import { accept, type BaseFact, type Result } from "@turnlight/kernel";
import type { ComponentType } from "preact";
import { useMemo, useRef } from "preact/hooks";
import type { ScreenProps } from "../games/screen.ts";
import { texts } from "../language/language.ts";
import { sittersOf } from "../match/replay/seats.ts";
import type { OpenedMatch } from "../match/review/opened-match.ts";
import { words } from "../match/review/words.ts";
import type { TableSetup } from "../match/table.ts";

/** The table as it was laid, with whom the record names. */
export const laidOf = ({ record, seats }: OpenedMatch): TableSetup => ({
  game: record.game,
  config: record.config,
  sitters: sittersOf(record, seats, texts.value.match),
});

/** Nothing where they are too many to list. */
const movesIn = (moves: readonly string[] | undefined): { readonly moves?: readonly string[] } =>
  moves === undefined ? {} : { moves };

interface ReviewBoardProps {
  readonly match: OpenedMatch;
  readonly Screen: ComponentType<ScreenProps>;
  readonly seat: number;
  /** After so many entries. */
  readonly n: number;
  /** Tries a move; without it one only looks. */
  readonly attempt?: ((text: string) => Promise<Result<undefined>>) | undefined;
  nameOf(seat: number): string;
}

export const ReviewBoard = ({ match, Screen, seat, n, attempt, nameOf }: ReviewBoardProps) => {
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
  // The same as long as the board is: a screen may keep what it was given first.
  const trying = useMemo(() => async (text: string) => latest.current?.(text) ?? accept(undefined), []);
  return (
    <section class="review-board" data-scope={game} aria-label={words.value.board}>
      <Screen
        key={n}
        {...shown}
        play={(text) => void trying(text)}
        attempt={canTry ? trying : undefined}
        unaided
        nameOf={nameOf}
        colourOf={(who) => who}
      />
    </section>
  );
};
