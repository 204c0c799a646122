/** Who sees what: this page is nobody else's, and at an online table others see a name, a colour and an avatar. */
import { texts } from "../../../language/language.ts";
import type { Profile } from "../../../store/index.ts";
import { Face } from "../../../ui/faces.tsx";
import { Emblem, seatStyle } from "../../../ui/index.ts";
import { profileWords } from "./words.ts";

export const Privacy = ({ mine }: { readonly mine: Profile }) => {
  const words = profileWords.value;
  return (
    <section class="privacy" aria-labelledby="privacy">
      <h2 id="privacy">{words.privacy}</h2>
      <p>{words.privacyHere}</p>
      <h3>{words.seen}</h3>
      <p class="privacy-plate" style={seatStyle(mine.colour)}>
        <Face number={mine.avatar} />
        <b>{mine.name || texts.value.profile.usualName}</b>
        <Emblem colour={mine.colour} />
      </p>
      <p>{words.seenAbout}</p>
      <p class="privacy-links">
        <a href="#/online/account">{words.account}</a>
        <a href="#/data">{words.data}</a>
      </p>
    </section>
  );
};
