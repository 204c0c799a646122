/** Mutes everything, from anywhere. */
import { IconButton, SoundOffIcon, SoundOnIcon } from "../../table/parts/index.ts";
import { texts } from "../language.ts";
import { change, settings } from "../settings/settings.ts";

export const SoundSwitch = () => {
  const { muted } = settings.value;
  const words = texts.value.frame;
  return (
    <IconButton
      icon={muted ? SoundOffIcon : SoundOnIcon}
      label={muted ? words.unmute : words.mute}
      pressed={muted}
      onPress={() => change({ muted: !muted })}
    />
  );
};
