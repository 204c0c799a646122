/** The duel on screen: first the words are hidden, then they are hunted. */
import "@fontsource/pirata-one/latin-400.css";
import "../tokens.css";
import { useRef } from "preact/hooks";
import type { ScreenProps } from "../../screen.ts";
import { SetUp } from "../setup/SetUp.tsx";
import { Play } from "./Play.tsx";
import { headViewIn, isSettingUp } from "./view.ts";

export { thinks } from "./think-time.ts";

export const Screen = (props: ScreenProps) => {
  const { view, outcome, holder } = props.sight.value;
  const seen = headViewIn(view);
  const hunted = useRef(false);
  if (seen === undefined) return null;
  const placing = isSettingUp(seen) && outcome === undefined && holder !== "spectator" && props.actions !== undefined;
  if (placing) return <SetUp {...props} isRematch={hunted.current} />;
  hunted.current = true;
  return <Play {...props} />;
};
