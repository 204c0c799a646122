/** The duel on screen: first the words are hidden, then they are hunted. */
import "@fontsource/pirata-one/latin-400.css";
import "./tokens.css";
import type { ScreenProps } from "../screen.ts";
import { Play } from "./play/Play.tsx";
import { SetUp } from "./setup/SetUp.tsx";
import { headViewIn, isSettingUp } from "./view.ts";

export { thinks } from "./play/thinks.ts";

export const Screen = (props: ScreenProps) => {
  const { view, outcome, holder } = props.sight.value;
  const seen = headViewIn(view);
  if (seen === undefined) return null;
  const placing = isSettingUp(seen) && outcome === undefined && holder !== "spectator" && props.actions !== undefined;
  return placing ? <SetUp {...props} /> : <Play {...props} />;
};
