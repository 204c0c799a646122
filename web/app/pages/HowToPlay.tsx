/** A short introduction to each game. */
import { allPages } from "../../games/pages.ts";
import { inLanguage, texts } from "../../language/language.ts";
import { go } from "../../navigation/routes.ts";
import { Frame } from "../../ui/frame/Frame.tsx";
import { Button, PlayIcon } from "../../ui/index.ts";
import "../../ui/pages/pages.css";

export const HowToPlay = () => {
  const words = texts.value.howToPlay;
  return (
    <Frame title={texts.value.menu.howToPlay}>
      <p>{words.about}</p>
      {allPages()
        .filter(([, { beside }]) => beside === undefined)
        .map(([name, { words: own }]) => (
          <section class="sheet paper" key={name}>
            <h2>{inLanguage(own).title}</h2>
            <ol>
              {inLanguage(own).rules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ol>
            <div>
              <Button kind="quiet" icon={PlayIcon} onPress={() => go(`/play/${name}`)}>
                {words.play(inLanguage(own).title)}
              </Button>
            </div>
          </section>
        ))}
    </Frame>
  );
};
