/** The opponent across the table: face, posture and mood, and what it says. */
import { Bust } from "../faces/Bust.tsx";
import type { PatronName } from "../faces/patrons.ts";
import { words } from "../words/words.ts";
import type { Bearing } from "./mood.ts";
import type { Speech } from "./speech.ts";
import { useReadable } from "./useReadable.ts";

interface OpponentProps {
  readonly who: PatronName;
  readonly name: string;
  readonly bearing: Bearing;
  /** Undefined while it says nothing, and where lines are switched off. */
  readonly speech: Speech | undefined;
}

export const Opponent = ({ who, name, bearing: { mood, posture }, speech }: OpponentProps) => {
  const said = useReadable(speech, ({ line }) => line).value;
  return (
    <>
      <div class="tavern-opponent" data-posture={posture} aria-hidden="true">
        <Bust name={who} mood={mood} />
      </div>
      {said !== undefined && (
        <figure class="tavern-bubble" aria-label={words.value.reasons.title(name)}>
          <blockquote>{said.line}</blockquote>
          {said.about !== undefined && <figcaption>{said.about}</figcaption>}
        </figure>
      )}
    </>
  );
};
