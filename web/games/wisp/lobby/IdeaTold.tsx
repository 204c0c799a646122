/** What a level was about: the idea without which it can't be solved. Told once it is solved. */
import type { LevelIdea } from "@turnlight/games/wisp";
import { ideaWords } from "../words/ideas.ts";

export const IdeaTold = ({ idea }: { readonly idea: LevelIdea }) => {
  const { ideas, wasAbout } = ideaWords.value;
  const [name, about] = ideas[idea];
  return (
    <>
      <strong>{wasAbout(name)}</strong> {about}
    </>
  );
};
