/** How well a player's own board was hidden: what the engine needs for it, asked for when it is looked at. */
import { useSignal } from "@preact/signals";
import type { SetupReview } from "@turnlight/kernel";
import { useEffect } from "preact/hooks";
import { number } from "../../language/format.ts";
import { percent } from "../../match/review/amounts.ts";
import { words } from "../../match/review/words.ts";
import { openReviewClient } from "../../match/review/worker-client.ts";

interface SetupNoteProps {
  readonly record: string;
  readonly seat: number;
}

/** Asked once for each match and seat: it takes some seconds. */
const known = new Map<string, SetupReview>();

const tenth = (value: number): string => number(Math.round(value * 10) / 10);

export const SetupNote = ({ record, seat }: SetupNoteProps) => {
  const key = `${seat} ${record}`;
  const found = useSignal<SetupReview | undefined>(known.get(key));
  const share = useSignal(0);
  useEffect(() => {
    found.value = known.get(key);
    if (found.value !== undefined) return undefined;
    const client = openReviewClient();
    const progress = (part: number) => {
      share.value = part;
    };
    void client.ask("setup", { record, seat }, { progress }).then((answer) => {
      if (!answer.ok || answer.value === undefined) return;
      known.set(key, answer.value);
      found.value = answer.value;
    });
    return () => client.close();
  }, [key]);
  const { setup } = words.value;
  if (found.value === undefined) return <p class="setup-note">{setup.searching(10 * Math.floor(10 * share.value))}</p>;
  const { guesses, misses, usual, harderThan, compared } = found.value;
  return (
    <p class="setup-note">
      {setup.found(tenth(guesses), tenth(misses))} {setup.usual(number(usual.low), number(usual.high))}{" "}
      {setup.harder(percent(harderThan, 0), compared)}
    </p>
  );
};
