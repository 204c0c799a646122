/** The arcade's screen: a run being played or watched, from the draft to its end. */
import "@fontsource/press-start-2p/latin-400.css";
import "@fontsource/roboto-mono/latin-400.css";
import "@fontsource/roboto-mono/latin-700.css";
import type { RunFact, RunView } from "@turnlight/games/thirteen";
import { Playing, type PlayingProps } from "./Playing.tsx";
import { bonusTime, showTime } from "./showtime.ts";
import "../tokens.css";
import "./screen.css";
import "./charm-cards.css";
import "./tablet.css";
import "./book.css";

/** In the same file: at the end of a race the screen is there already. */
export { FinalBoard } from "./FinalBoard.tsx";

/** A score and its bonus take as long as their show. */
export const lasts = (fact: RunFact, before: RunView): number | undefined => {
  if (fact.kind === "scored") return showTime(fact, before);
  return fact.kind === "bonus" ? bonusTime : undefined;
};

export const Screen = (props: PlayingProps) => <Playing {...props} />;
