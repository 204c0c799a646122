/** The track of a side-by-side match: a lane for each player, with their progress as it happens. */
import { type ReadonlySignal, useSignalEffect } from "@preact/signals";
import type { BoardProgress } from "@turnlight/kernel";
import { useRef } from "preact/hooks";
import { catalogue } from "../language/catalogue.ts";
import type { TableSight } from "../match/table.ts";
import { announce, CheckIcon, CrownIcon, Emblem, FlagIcon, seatStyle } from "../ui/index.ts";
import type { SideBySideInfo } from "./page.ts";
import { isMoment, largestCounts, leaderOf } from "./race.ts";
import type { TrackTexts } from "./race-track.en.ts";
import { sideIn } from "./side-view.ts";

const labels = catalogue<TrackTexts>(import.meta.glob("./race-track.*.ts"));

interface RaceTrackProps extends Pick<SideBySideInfo, "said" | "share"> {
  readonly sight: ReadonlySignal<TableSight>;
  nameOf(seat: number): string;
  colourOf(seat: number): number;
}

/** Announces the others' moments; one's own are announced by the board. */
const useAnnouncedRivals = ({ sight, said, nameOf }: RaceTrackProps): void => {
  const last = useRef<readonly BoardProgress[]>([]);
  useSignalEffect(() => {
    const { view, holder } = sight.value;
    const boards = sideIn(view)?.boards ?? [];
    const before = last.current;
    last.current = boards;
    for (const [seat, now] of boards.entries()) {
      const then = before[seat];
      if (seat !== holder && then !== undefined && isMoment(then, now)) announce(`${nameOf(seat)}: ${said.value(now)}`);
    }
  });
};

export const RaceTrack = (props: RaceTrackProps) => {
  useAnnouncedRivals(props);
  const { sight, said, share, nameOf, colourOf } = props;
  const largest = useRef<Readonly<Record<string, number>>>({});
  const boards = sideIn(sight.value.view)?.boards;
  if (boards === undefined) return null;
  largest.current = largestCounts(boards, largest.current);
  const shares = boards.map((progress) => Math.min(1, Math.max(0, share(progress, largest.current))));
  const leader = leaderOf(shares);
  const text = labels.value;
  return (
    <ul class="side-track" aria-label={text.track}>
      {boards.map((progress, seat) => (
        <li
          key={seat}
          class="side-lane"
          data-stands={progress.stands}
          data-own={seat === sight.value.holder}
          style={{ ...seatStyle(colourOf(seat)), "--share": shares[seat] }}
        >
          <span class="side-name">
            <Emblem colour={colourOf(seat)} />
            {nameOf(seat)}
            {leader === seat && (
              <>
                <CrownIcon />
                <span class="spoken-only">{text.leads}</span>
              </>
            )}
          </span>
          <span class="side-way" aria-hidden="true">
            <i />
          </span>
          <span key={said.value(progress)} class="side-told">
            {progress.stands === "done" && <CheckIcon />}
            {progress.stands === "left" && <FlagIcon />}
            {said.value(progress)}
          </span>
        </li>
      ))}
    </ul>
  );
};
