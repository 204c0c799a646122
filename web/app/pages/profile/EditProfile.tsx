/** Editing the profile: a name, one of eight colours, and an avatar. Every change is saved at once. */
import { texts } from "../../../language/language.ts";
import { saveProfile } from "../../../store/device-store.ts";
import type { Profile } from "../../../store/index.ts";
import { Face, faceCount } from "../../../ui/faces.tsx";
import { Button, Dialog, Emblem, seatStyle } from "../../../ui/index.ts";
import { NameField } from "../../../ui/NameField.tsx";
import { profileWords } from "./words.ts";
import "../../../ui/forms.css";

export const EditProfile = ({ mine, onClose }: { readonly mine: Profile; onClose(): void }) => {
  const words = texts.value.profile;
  return (
    <Dialog
      title={profileWords.value.edit}
      onClose={onClose}
      actions={<Button onPress={onClose}>{profileWords.value.done}</Button>}
    >
      <NameField mine={mine} />
      <fieldset class="choice tokens">
        <legend>{words.colour}</legend>
        {words.colours.map((name, colour) => (
          <label key={name} style={seatStyle(colour)} title={name}>
            <input
              type="radio"
              name="colour"
              checked={mine.colour === colour}
              onChange={() => saveProfile({ ...mine, colour })}
            />
            <span>
              <Emblem colour={colour} />
              {name}
            </span>
          </label>
        ))}
      </fieldset>
      <fieldset class="choice tokens">
        <legend>{words.face}</legend>
        {Array.from({ length: faceCount }, (_, avatar) => (
          <label key={words.faceNumber(avatar + 1)}>
            <input
              type="radio"
              name="avatar"
              aria-label={words.faceNumber(avatar + 1)}
              checked={mine.avatar === avatar}
              onChange={() => saveProfile({ ...mine, avatar })}
            />
            <span>
              <Face number={avatar} />
            </span>
          </label>
        ))}
      </fieldset>
    </Dialog>
  );
};
