/** Who is coming, step by step, for the players who wait. */
import { useEffect, useRef } from "preact/hooks";
import { announce, CheckIcon } from "../../ui/index.ts";
import { type FriendArrival as ArrivalNow, arrivalSteps } from "./arrival.ts";
import { meetingWords } from "./words.ts";

const Dots = () => (
  <span class="thinking-dots" aria-hidden="true">
    <i />
    <i />
    <i />
  </span>
);

/** The steps the next player goes through. */
export const ArrivalSteps = ({ arrival }: { readonly arrival: ArrivalNow }) => {
  const labels = meetingWords.value.arrival;
  const now = arrival.step === undefined ? -1 : arrivalSteps.indexOf(arrival.step);
  return (
    <ol class="arrival-steps">
      {arrivalSteps.map((step, n) => {
        const isDone = n < now || (n === now && step === "ready") || (step === "opened" && now >= 0);
        const isNow = !isDone && (n === now || (n === now + 1 && arrival.step === "opened"));
        return (
          <li key={step} data-state={isDone ? "done" : isNow ? "now" : "open"}>
            {isDone ? <CheckIcon /> : isNow ? <Dots /> : <i class="arrival-open" />}
            <span>{labels.steps[step]}</span>
            <span class="spoken-only">{isDone ? labels.done : isNow ? labels.now : ""}</span>
          </li>
        );
      })}
    </ol>
  );
};

/** The headline of the waiting room; changes are announced. */
export const ArrivalNews = ({ arrival }: { readonly arrival: ArrivalNow }) => {
  const last = useRef(arrival.title);
  useEffect(() => {
    if (last.current === arrival.title) return;
    last.current = arrival.title;
    announce(`${arrival.title}. ${arrival.about}`);
  }, [arrival.title]);
  return (
    <div class="arrival-news">
      <Dots />
      <div>
        <h2>{arrival.title}</h2>
        <p>{arrival.about}</p>
      </div>
    </div>
  );
};
