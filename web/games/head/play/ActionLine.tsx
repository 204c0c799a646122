/** The last guess in one line; while something is aimed at, the button that guesses it. */
import { Button, CloseIcon, IconButton } from "../house.ts";
import type { Hunter } from "./useHunter.ts";
import { words } from "./words.ts";

export const ActionLine = ({ hunter, text }: { readonly hunter: Hunter; readonly text: string }) => {
  const aim = hunter.aim.value;
  const said = words.value.aim;
  return (
    <div class="action-line">
      {aim === undefined ? (
        <p>{text}</p>
      ) : (
        <>
          <IconButton icon={CloseIcon} label={said.drop} onPress={hunter.drop} />
          <Button onPress={hunter.fire}>{aim.kind === "cell" ? said.cell(aim.cell) : said.letter(aim.letter)}</Button>
        </>
      )}
    </div>
  );
};
