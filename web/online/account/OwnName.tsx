/** Name and colour for the seat, prefilled from the profile and editable on the spot. */

import { texts } from "../../language/language.ts";
import { profile, saveProfile } from "../../store/device-store.ts";
import { Emblem, seatStyle } from "../../ui/index.ts";
import { NameField } from "../../ui/NameField.tsx";
import { ownPhrase } from "../meeting/dice-phrase.ts";
import { words as farWords } from "../words.ts";
import "../../ui/forms.css";

const longestPhrase = 100;

export const OwnName = () => {
  const words = texts.value.profile;
  const { dice } = farWords.value;
  const mine = profile.value ?? { name: "", colour: 0, avatar: 0 };
  return (
    <div class="online-you">
      <NameField mine={mine} />
      <fieldset class="choice online-colours">
        <legend class="spoken-only">{words.colour}</legend>
        {words.colours.map((name, colour) => (
          <label key={name} style={seatStyle(colour)} title={name}>
            <input
              type="radio"
              name="online-colour"
              aria-label={name}
              checked={mine.colour === colour}
              onChange={() => saveProfile({ ...mine, colour })}
            />
            <span>
              <Emblem colour={colour} />
            </span>
          </label>
        ))}
      </fieldset>
      <details>
        <summary>{dice.title}</summary>
        <label class="field">
          <span>{dice.phrase}</span>
          <input
            value={ownPhrase.value}
            maxLength={longestPhrase}
            autoComplete="off"
            onInput={({ currentTarget }) => {
              ownPhrase.value = currentTarget.value;
            }}
          />
        </label>
        <p>{dice.phraseAbout}</p>
      </details>
    </div>
  );
};
