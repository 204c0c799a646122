/** The player's profile: a name, one of eight colours, a face, and progress. */
import { texts } from "../../language/language.ts";
import { profile, saveProfile } from "../../store/device-store.ts";
import type { Profile } from "../../store/index.ts";
import { Face, faceCount } from "../../ui/faces.tsx";
import { Frame } from "../../ui/frame/Frame.tsx";
import { ChartIcon, Emblem, seatStyle, TrophyIcon } from "../../ui/index.ts";
import { NameField } from "../../ui/NameField.tsx";
import { Links } from "../../ui/pages/Links.tsx";
import { ProgressList } from "./ProgressList.tsx";
import "../../ui/forms.css";
import "../../ui/pages/pages.css";

export const ProfilePage = () => {
  const words = texts.value.profile;
  const { menu } = texts.value;
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
      </section>
      <Links
        label={menu.more}
        links={[
          { to: "/statistics", name: menu.statistics, icon: ChartIcon },
          { to: "/achievements", name: menu.shelf, icon: TrophyIcon },
          { to: "/unfinished", name: menu.unfinished },
        ]}
      />
      <ProgressList />
    </Frame>
  );
};
