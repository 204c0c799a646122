/** "The fox prefers to go down", beside the way it takes. */
import type { Level, WispState } from "@turnlight/games/wisp";
import type { Aimed } from "../play/preview.ts";
import { words } from "../words/words.ts";
import { preferencePlace } from "./preference.ts";

interface PreferenceProps {
  readonly level: Level;
  readonly wisp: WispState["wisp"];
  readonly aimed: Aimed;
}

export const Preference = ({ level, wisp, aimed }: PreferenceProps) => {
  const place = preferencePlace(level, wisp, aimed);
  const kind = level.enemies[place?.who ?? -1]?.kind;
  if (place === undefined || kind === undefined) return null;
  const { guide, theKinds, ways } = words.value;
  return (
    <span
      class={`preference tip-${place.tip}`}
      aria-hidden="true"
      style={{ "--x": place.x, "--y": place.y, "--across": place.width }}
    >
      {guide.prefers(theKinds[kind === "sleeper" ? "purple" : kind], ways[place.way])}
    </span>
  );
};
