/** The mute button. */

import { houseTexts } from "../../language/language.ts";
import { change, settings } from "../../settings/settings.ts";
import { IconButton, SoundOffIcon, SoundOnIcon } from "../index.ts";

export const SoundSwitch = () => {
  const { muted } = settings.value;
  const words = houseTexts.value.frame;
  return (
    <IconButton
      icon={muted ? SoundOffIcon : SoundOnIcon}
      label={muted ? words.unmute : words.mute}
      pressed={muted}
      onPress={() => change({ muted: !muted })}
    />
  );
};
