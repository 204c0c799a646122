/** Who sees what: this page is nobody else's until it is published; at a table others see name, colour and avatar. */
import { texts } from "../../../language/language.ts";
import { Face } from "../../../ui/faces.tsx";
import { Emblem, seatStyle } from "../../../ui/index.ts";
import { Publishing, type PublishingProps } from "./Publishing.tsx";
import { profileWords } from "./words.ts";

export const Privacy = ({ mine, streak, found }: PublishingProps) => {
  const words = profileWords.value;
  return (
    <section class="privacy" aria-labelledby="privacy">
      <h2 id="privacy">{words.privacy}</h2>
      <Publishing mine={mine} streak={streak} found={found} />
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
