/** The duel on screen: first the words are hidden, then they are hunted. */
import "@fontsource/pirata-one/latin-400.css";
import "../tokens.css";
import { isAlone } from "@turnlight/games/head";
import { useRef } from "preact/hooks";
import { Hunt } from "../hunt/Hunt.tsx";
import { SetUp } from "../setup/SetUp.tsx";
import { Play } from "./Play.tsx";
import type { HeadScreenProps } from "./props.ts";
import { isSettingUp } from "./view.ts";

export { thinks } from "./think-time.ts";

export const Screen = (props: HeadScreenProps) => {
  const { view, outcome, holder } = props.sight.value;
  const hunted = useRef(false);
  if (isAlone(view.config)) return <Hunt {...props} />;
  const placing = isSettingUp(view) && outcome === undefined && holder !== "spectator" && props.actions !== undefined;
  if (placing) return <SetUp {...props} isRematch={hunted.current} />;
  hunted.current = true;
  return <Play {...props} />;
};
