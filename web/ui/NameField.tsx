/** An editable field for the name of the device's owner. */
import { texts } from "../language/language.ts";
import { saveProfile } from "../store/device-store.ts";
import type { Profile } from "../store/index.ts";
import "./forms.css";

const longest = 24;

export const NameField = ({ mine }: { readonly mine: Profile }) => {
  const words = texts.value.profile;
  return (
    <label class="field">
      <span>{words.name}</span>
      <input
        value={mine.name}
        maxLength={longest}
        placeholder={words.usualName}
        autoComplete="nickname"
        onInput={({ currentTarget }) => saveProfile({ ...mine, name: currentTarget.value.slice(0, longest) })}
      />
    </label>
  );
};
