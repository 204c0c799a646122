/** The coach's current remark, in one line. */
import { words } from "../words/words.ts";
import { lostWords, optionWords, worthWords } from "./sentences.ts";
import type { RunCoach } from "./useCoach.ts";
import "./coach.css";

const signs = { perfect: "★", good: "✓", slip: "?!", mistake: "?", blunder: "??" } as const;

export const Coaching = ({ coach, shown }: { readonly coach: RunCoach; readonly shown: readonly number[] }) => {
  const texts = words.value.coach;
  const verdict = coach.verdict.value;
  const hint = coach.hint.value;
  const [now] = coach.advice.value?.options ?? [];
  const advice = coach.advice.value;
  if (hint?.kind === "cash-in")
    return (
      <p class="coaching hint" role="status">
        {texts.hint(texts.cashIn)}
      </p>
    );
  if (hint !== undefined && (hint.kind === "roll" || hint.kind === "score" || hint.kind === "scratch"))
    return (
      <p class="coaching hint" role="status">
        {texts.hint(optionWords({ ...hint, worth: 0 }, shown))}
      </p>
    );
  if (coach.mode.value === "off") return coach.thinking.value ? <p class="coaching">{texts.thinking}</p> : null;
  return (
    <p class="coaching" role="status">
      {verdict !== undefined && (
        <span class={`verdict ${verdict.grade}`}>
          <b>
            {signs[verdict.grade]} {texts.grades[verdict.grade]}
          </b>
          {verdict.grade !== "perfect" && (
            <>
              {" "}
              {lostWords(verdict.lost, verdict.aim)}. {texts.best(optionWords(verdict.best, verdict.shown))}
            </>
          )}
        </span>
      )}
      {advice !== undefined && now !== undefined ? (
        <span class="outlook">
          {advice.met !== null && advice.aim === "target"
            ? texts.met(advice.met.cashIn, advice.met.playOn)
            : `${worthWords(now.worth, advice.aim)} (${advice.exact ? texts.exact : texts.estimate})`}
        </span>
      ) : (
        coach.thinking.value && <span class="outlook">{texts.thinking}</span>
      )}
    </p>
  );
};
