/** The volume of the effects, the music or the ambience, from 0 to 100 %. */
import { texts } from "../language/language.ts";
import { change, settings } from "../settings/settings.ts";
import { sound } from "../sound/index.ts";
import "./forms.css";

export const Volume = ({
  name,
  title,
}: {
  readonly name: "effects" | "music" | "ambience";
  readonly title: string;
}) => (
  <label class="field">
    <span>{title}</span>
    <span class="volume">
      <input
        type="range"
        min={0}
        max={100}
        step={5}
        value={settings.value[name]}
        onInput={({ currentTarget }) => change({ [name]: Number(currentTarget.value) })}
        onChange={() => name === "effects" && sound.play("chime")}
      />
      <output>{texts.value.settings.percent(settings.value[name])}</output>
    </span>
  </label>
);
