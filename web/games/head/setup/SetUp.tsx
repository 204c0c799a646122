/** Hiding one's words before the hunt. */
import { boardAtRandom, moveText, tableBank } from "@turnlight/games/head";
import { drawOf, seedOf } from "@turnlight/kernel";
import type { ScreenProps } from "../../screen.ts";
import { Button } from "../house.ts";
import { headViewIn } from "../view.ts";
import { words } from "./words.ts";

export const SetUp = ({ sight, busy, play, nameOf }: ScreenProps) => {
  const { view, holder } = sight.value;
  const seen = headViewIn(view);
  if (seen === undefined || typeof holder !== "number") return null;
  const side = holder === 0 ? 0 : 1;
  const { config } = seen;
  const hide = () => {
    const draw = drawOf(seedOf(crypto.randomUUID()));
    const board = boardAtRandom(tableBank(config), config.grids[side], config.words[side], draw);
    play(moveText.write({ kind: "place", board }));
  };
  if (seen.ready[side]) return <p>{words.value.waiting}</p>;
  return (
    <div class="head-setup">
      <p>{words.value.whose(nameOf(holder))}</p>
      <Button disabled={busy.value} onPress={hide}>
        {words.value.ready}
      </Button>
    </div>
  );
};
