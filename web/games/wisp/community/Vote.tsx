/** Whether one likes a level one has solved. */
import { useSignal } from "@preact/signals";
import type { Refusal } from "@turnlight/kernel";
import { levelVotes, type PublishedLevel } from "@turnlight/wire";
import { communityWords } from "../words/community.ts";
import { levelsApi } from "./levels-api.ts";
import { said } from "./Trouble.tsx";
import "../../../ui/forms.css";

const choices = [...levelVotes, "none"] as const;

interface VoteProps {
  readonly level: PublishedLevel;
  onChange(level: PublishedLevel): void;
}

export const Vote = ({ level, onChange }: VoteProps) => {
  const texts = communityWords.value;
  const wanted = useSignal<(typeof choices)[number] | undefined>(undefined);
  const refusal = useSignal<Refusal | undefined>(undefined);
  const choose = async (vote: (typeof choices)[number]) => {
    wanted.value = vote;
    const read = await levelsApi.vote(level.id, vote);
    // A later choice is on its way.
    if (wanted.peek() !== vote) return;
    wanted.value = undefined;
    refusal.value = read.ok ? undefined : read.refusal;
    if (read.ok) onChange(read.value);
  };
  const now = wanted.value ?? level.played?.vote ?? "none";
  return (
    <>
      <fieldset class="choice">
        <legend>{texts.voteAsk}</legend>
        {choices.map((one) => (
          <label key={one}>
            <input type="radio" name={`vote ${level.id}`} checked={now === one} onChange={() => void choose(one)} />
            <span>{texts.votes[one]}</span>
          </label>
        ))}
      </fieldset>
      {refusal.value !== undefined && <p role="alert">{said(refusal.value)}</p>}
    </>
  );
};
