/** What the coach has to say, in a line. */
import { words } from "../words/words.ts";
import { lostWords, optionWords, worthWords } from "./sentences.ts";
import type { RunCoach } from "./useCoach.ts";
import "./coach.css";

const signs = { perfect: "★", good: "✓", slip: "?!", mistake: "?", blunder: "??" } as const;

export const Coaching = ({ coach, shown }: { readonly coach: RunCoach; readonly shown: readonly number[] }) => {
  const said = words.value.coach;
  const verdict = coach.verdict.value;
  const hint = coach.hint.value;
  const [now] = coach.advice.value?.options ?? [];
  const advice = coach.advice.value;
  if (hint?.kind === "cash-in")
    return (
      <p class="coaching hint" role="status">
        {said.hint(said.cashIn)}
      </p>
    );
  if (hint !== undefined && (hint.kind === "roll" || hint.kind === "score" || hint.kind === "scratch"))
    return (
      <p class="coaching hint" role="status">
        {said.hint(optionWords({ ...hint, worth: 0 }, shown))}
      </p>
    );
  if (coach.mode.value === "off") return coach.thinking.value ? <p class="coaching">{said.thinking}</p> : null;
  return (
    <p class="coaching" role="status">
      {verdict !== undefined && (
        <span class={`verdict ${verdict.grade}`}>
          <b>
            {signs[verdict.grade]} {said.grades[verdict.grade]}
          </b>
          {verdict.grade !== "perfect" && (
            <>
              {" "}
              {lostWords(verdict.lost, verdict.aim)}. {said.best(optionWords(verdict.best, verdict.shown))}
            </>
          )}
        </span>
      )}
      {advice !== undefined && now !== undefined ? (
        <span class="outlook">
          {advice.met !== null && advice.aim === "target"
            ? said.met(advice.met.cashIn, advice.met.playOn)
            : `${worthWords(now.worth, advice.aim)} (${advice.exact ? said.exact : said.estimate})`}
        </span>
      ) : (
        coach.thinking.value && <span class="outlook">{said.thinking}</span>
      )}
    </p>
  );
};
