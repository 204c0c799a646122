/** The game's own board at one moment, as a seat saw it, with nothing to press. */
import { signal } from "@preact/signals";
import type { Telling } from "@turnlight/kernel";
import type { ComponentType } from "preact";
import { useMemo } from "preact/hooks";
import type { ScreenProps } from "../games/screen.ts";
import { texts } from "../language/language.ts";
import { sittersOf } from "../shell/replay/seats.ts";
import type { OpenedMatch } from "../table/review/opened.ts";
import { words } from "../table/review/words.ts";
import type { Laid } from "../table/table.ts";

/** The table as it was laid, with whom the record names. */
export const laidOf = ({ record, seats }: OpenedMatch): Laid => ({
  game: record.game,
  config: record.config,
  sitters: sittersOf(record, seats, texts.value.match),
});

interface BoardProps {
  readonly match: OpenedMatch;
  readonly Screen: ComponentType<ScreenProps>;
  readonly seat: number;
  /** After so many entries. */
  readonly n: number;
  nameOf(seat: number): string;
}

export const Board = ({ match, Screen, seat, n, nameOf }: BoardProps) => {
  const { game } = match.record;
  const shown = useMemo(
    () => ({
      sight: signal<ScreenProps["sight"]["value"]>({
        match: "",
        version: n,
        laid: laidOf(match),
        viewer: seat,
        holder: seat,
        view: match.viewAt(n, seat),
        moves: [],
        waiting: match.waitingAt(n),
        departures: [],
        entries: n,
        canTakeBack: false,
        commitment: "",
      }),
      busy: signal(false),
      fact: signal<Telling | undefined>(match.factsAt(n, seat).at(-1)),
    }),
    [match, seat, n],
  );
  return (
    <section class="review-board" data-scope={game} aria-label={words.value.board}>
      <Screen key={n} {...shown} play={() => {}} nameOf={nameOf} colourOf={(who) => who} />
    </section>
  );
};
