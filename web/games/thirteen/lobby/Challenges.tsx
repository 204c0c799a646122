/** Runs with a rule of their own, and the best result of each. */
import { useSignal } from "@preact/signals";
import { type Challenge, offeredChallenges, type ThirteenStanding } from "@turnlight/games/thirteen";
import { useEffect } from "preact/hooks";
import { beginRun } from "../play/start-run.ts";
import { habits, standing } from "../saved.ts";
import { number, useOneAtATime } from "../shared.ts";
import { words } from "../words/words.ts";
import { makeWay } from "./resume.ts";

const bestOf = (mine: ThirteenStanding | undefined, challenge: Challenge): string => {
  const texts = words.value.lobby;
  const top = mine?.best[challenge];
  if (top === undefined) return texts.untried;
  return challenge === "purist" ? texts.bestPurist(number(top)) : texts.best(top);
};

export const Challenges = () => {
  const mine = useSignal<ThirteenStanding | undefined>(undefined);
  useEffect(() => {
    void standing().then((found) => {
      mine.value = found;
    });
  }, [mine]);
  const beginning = useOneAtATime();
  const begin = (challenge: Challenge) =>
    beginning.run(async () => {
      if (!(await makeWay())) return;
      const { freeScratch } = await habits();
      await beginRun({ kind: "run", challenge, freeScratch });
    });
  return (
    <div class="arcade">
      <ul class="challenge-list">
        {offeredChallenges.map((challenge) => (
          <li key={challenge}>
            <button type="button" class="challenge-row" onClick={() => void begin(challenge)}>
              <b>{words.value.challenges[challenge]}</b>
              <span>{words.value.challengesAbout[challenge]}</span>
              <small>{bestOf(mine.value, challenge)}</small>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};
