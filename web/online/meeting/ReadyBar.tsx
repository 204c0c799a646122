/** The last step before a match: everybody says that they are ready. Nobody is taken into a match without their own tap. */
import type { TableState } from "@turnlight/wire";
import { useEffect } from "preact/hooks";
import { list } from "../../language/format.ts";
import { sound } from "../../sound/index.ts";
import { Button, CheckIcon, CloseIcon, PlayIcon } from "../../ui/index.ts";
import { useOneAtATime } from "../../ui/one-at-a-time.ts";
import { meetingWords } from "./words.ts";

interface ReadyBarProps {
  readonly state: TableState;
  readonly seat: number;
  /** What became of the last proposal; empty if nothing. */
  readonly news: string;
  /** The match begins with bots: nobody is asked any more. */
  readonly isBeginning: boolean;
  onReady(ready: boolean): Promise<void>;
}

export const ReadyBar = ({ state, seat, news, isBeginning, onReady }: ReadyBarProps) => {
  const labels = meetingWords.value.ready;
  const going = useOneAtATime();
  const { ready, seats, proposal } = state;
  const people = seats.flatMap(({ kind }, n) => (kind === "person" ? [n] : []));
  const isFull = !seats.some(({ kind }) => kind === "open");
  const isReady = ready?.includes(seat) === true;
  const areOthersReady = ready !== undefined && people.every((n) => n === seat || ready.includes(n));
  const say = (is: boolean) => void going.run(() => onReady(is));
  const isLast = !isBeginning && ready !== undefined && isFull && areOthersReady && !isReady && proposal === undefined;
  useEffect(() => {
    if (isLast) sound.play("turn");
  }, [isLast]);
  if (ready === undefined || !isFull) return null;
  if (proposal !== undefined)
    return (
      <div class="ready-bar">
        <Button wide disabled onPress={() => undefined}>
          {proposal.agreed.includes(seat) ? labels.answerWaited : labels.answerFirst}
        </Button>
        <p>{labels.starts}</p>
      </div>
    );
  if (isReady || isBeginning) {
    const waitsFor = people.flatMap((n) => {
      const sitter = seats[n];
      return sitter?.kind === "person" && n !== seat && !ready.includes(n) ? [sitter.name] : [];
    });
    return (
      <div class="ready-bar">
        <p role="status">{waitsFor.length === 0 ? labels.starts : labels.waitingFor(list(waitsFor))}</p>
        <Button kind="quiet" icon={CloseIcon} disabled={going.going.value} onPress={() => say(false)}>
          {labels.not}
        </Button>
      </div>
    );
  }
  return (
    <div class="ready-bar">
      <Button icon={isLast ? PlayIcon : CheckIcon} wide disabled={going.going.value} onPress={() => say(true)}>
        {isLast ? labels.startNow : labels.im}
      </Button>
      <p>{news || (isLast ? labels.waitsForYou : labels.starts)}</p>
    </div>
  );
};
