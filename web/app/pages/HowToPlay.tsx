/** A short introduction to each game. */
import { allPages } from "../../games/pages.ts";
import { texts } from "../../language/language.ts";
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
        .map(([name, { words: own, texts: said }]) => (
          <section class="sheet paper how-to" key={name}>
            <h2>{own.value.title}</h2>
            <ol>
              {said.value.rules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ol>
            {said.value.tips !== undefined && (
              <>
                <h3>{words.tips}</h3>
                <ul>
                  {said.value.tips.map((tip) => (
                    <li key={tip}>{tip}</li>
                  ))}
                </ul>
              </>
            )}
            <div>
              <Button kind="quiet" icon={PlayIcon} onPress={() => go(`/play/${name}`)}>
                {words.play(own.value.title)}
              </Button>
            </div>
          </section>
        ))}
    </Frame>
  );
};
