/** Who you are at the table: a name, one of eight colours, a face, and how far you have come. */
import { texts } from "../../language/language.ts";
import { keepProfile, profile } from "../../store/device.ts";
import type { Profile } from "../../store/index.ts";
import { Face, faceCount } from "../../table/faces.tsx";
import { Frame } from "../../table/frame/Frame.tsx";
import { Emblem, seatStyle } from "../../table/parts/index.ts";
import { HowFar } from "./HowFar.tsx";
import { NameField } from "./NameField.tsx";
import "../../table/parts/forms.css";
import "./pages.css";

export const ProfilePage = () => {
  const words = texts.value.profile;
  const mine: Profile = profile.value ?? { name: "", colour: 0, avatar: 0 };
  return (
    <Frame title={texts.value.menu.profile}>
      <section class="sheet paper">
        <NameField mine={mine} />
        <fieldset class="choice tokens">
          <legend>{words.colour}</legend>
          {words.colours.map((name, colour) => (
            <label key={name} style={seatStyle(colour)} title={name}>
              <input
                type="radio"
                name="colour"
                checked={mine.colour === colour}
                onChange={() => keepProfile({ ...mine, colour })}
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
                onChange={() => keepProfile({ ...mine, avatar })}
              />
              <span>
                <Face number={avatar} />
              </span>
            </label>
          ))}
        </fieldset>
      </section>
      <HowFar />
    </Frame>
  );
};
