/** The arcade's screen: a run being played or watched, from the draft to its end. */
import "@fontsource/press-start-2p/latin-400.css";
import "@fontsource/roboto-mono/latin-400.css";
import "@fontsource/roboto-mono/latin-700.css";
import type { ScreenProps } from "../../screen.ts";
import { Playing } from "./Playing.tsx";
import { runIn } from "./run.ts";
import "../tokens.css";
import "./screen.css";

export const Screen = (props: ScreenProps) =>
  runIn(props.sight.value.view) === undefined ? null : <Playing {...props} />;
