/** A game's own log of the match up to a moment, with the reasons of its players; loaded when it is opened. */
import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import type { ReviewLogProps } from "../../match/review/board.ts";
import type { OpenedMatch } from "../../match/review/opened-match.ts";
import { words } from "../../match/review/words.ts";
import { Dialog } from "../../ui/index.ts";
import { laidOf } from "../one-match.ts";
import type { ReviewedMatch } from "../useMatch.ts";

interface GameLogProps {
  readonly match: OpenedMatch;
  readonly load: NonNullable<ReviewedMatch["card"]["reviewLog"]>;
  readonly seat: number;
  readonly at: number;
  nameOf(seat: number): string;
  onClose(): void;
}

export const GameLog = ({ match, load, seat, at, nameOf, onClose }: GameLogProps) => {
  const log = useSignal<{ readonly Log: ComponentType<ReviewLogProps> } | undefined>(undefined);
  useEffect(() => {
    let isLeft = false;
    void load().then(({ ReviewLog }) => {
      if (!isLeft) log.value = { Log: ReviewLog as ComponentType<ReviewLogProps> };
    });
    return () => {
      isLeft = true;
    };
  }, [load, log]);
  const Log = log.value?.Log;
  return (
    <Dialog title={words.value.desk.log} onClose={onClose} wide>
      <div data-scope={match.record.game}>
        {Log !== undefined && (
          <Log record={match.record} view={match.viewAt(at, seat)} sitters={laidOf(match).sitters} nameOf={nameOf} />
        )}
      </div>
    </Dialog>
  );
};
