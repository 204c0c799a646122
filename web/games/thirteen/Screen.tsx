/** The arcade's screen: a run being played, from the draft to its end. */
import "@fontsource/press-start-2p/latin-400.css";
import "@fontsource/roboto-mono/latin-400.css";
import "@fontsource/roboto-mono/latin-700.css";
import type { RunState } from "@turnlight/games/thirteen";
import type { ScreenProps } from "../screen.ts";
import { Playing } from "./play/Playing.tsx";
import { runIn } from "./play/run.ts";
import { Watching } from "./play/Watching.tsx";
import "./tokens.css";
import "./screen.css";

export const Screen = (props: ScreenProps) => {
  const state: RunState | undefined = runIn(props.sight.value.view);
  if (state === undefined) return null;
  return props.actions === undefined ? <Watching state={state} /> : <Playing {...props} />;
};
