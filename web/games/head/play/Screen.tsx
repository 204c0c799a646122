/** The duel on screen: first the words are hidden, then they are hunted. */
import "@fontsource/pirata-one/latin-400.css";
import "../tokens.css";
import type { ScreenProps } from "../../screen.ts";
import { SetUp } from "../setup/SetUp.tsx";
import { Play } from "./Play.tsx";
import { headViewIn, isSettingUp } from "./view.ts";

export { thinks } from "./think-time.ts";

export const Screen = (props: ScreenProps) => {
  const { view, outcome, holder } = props.sight.value;
  const seen = headViewIn(view);
  if (seen === undefined) return null;
  const placing = isSettingUp(seen) && outcome === undefined && holder !== "spectator" && props.actions !== undefined;
  return placing ? <SetUp {...props} /> : <Play {...props} />;
};
