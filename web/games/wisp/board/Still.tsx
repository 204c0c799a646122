/** A static picture of a level's initial position. */
import { type Biome, type Level, setup } from "@turnlight/games/wisp";
import { useMemo } from "preact/hooks";
import { boardName } from "../play/sentences.ts";
import { words } from "../words/words.ts";
import { shownOf } from "./board-picture.ts";
import { Clearing } from "./Clearing.tsx";

export const Still = ({ level, biome }: { readonly level: Level; readonly biome: Biome }) => {
  const state = useMemo(() => setup(level), [level]);
  const shown = useMemo(() => shownOf(state), [state]);
  return <Clearing level={level} shown={shown} biome={biome} bloom={0} label={boardName(state, words.value)} />;
};
