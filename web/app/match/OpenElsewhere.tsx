/** Shown for a match that is open in another tab, or was taken over by one; offers to play it here. */
import { texts } from "../../language/language.ts";
import { go } from "../../navigation/routes.ts";
import { Frame } from "../../ui/frame/Frame.tsx";
import { Button, HomeIcon, PlayIcon } from "../../ui/index.ts";

interface OpenElsewhereProps {
  readonly kind: "elsewhere" | "taken";
  readonly onTake: () => void;
}

export const OpenElsewhere = ({ kind, onTake }: OpenElsewhereProps) => {
  const words = texts.value.match;
  return (
    <Frame title={words[kind]}>
      <section class="sheet paper">
        <p>{kind === "taken" ? words.takenAbout : words.elsewhereAbout}</p>
        <div class="row">
          <Button kind="quiet" icon={HomeIcon} onPress={() => go("/")}>
            {texts.value.frame.toMenu}
          </Button>
          <Button icon={PlayIcon} onPress={onTake}>
            {words.playHere}
          </Button>
        </div>
      </section>
    </Frame>
  );
};
