/** The arcade's screen: a run being played or watched, from the draft to its end. */
import "@fontsource/press-start-2p/latin-400.css";
import "@fontsource/roboto-mono/latin-400.css";
import "@fontsource/roboto-mono/latin-700.css";
import { Playing } from "./Playing.tsx";
import type { RunScreenProps } from "./run.ts";
import "../tokens.css";
import "./screen.css";

export const Screen = (props: RunScreenProps) => <Playing {...props} />;
