/** A pack's front: its first boards, its title, how many levels, and its tale. */
import { readCode } from "@turnlight/games/wisp";
import { MiniLevel } from "../board/MiniLevel.tsx";
import { packWords } from "../words/packs.ts";
import type { LevelPack } from "./pack.ts";

/** So many boards are shown. */
const shown = 3;

export const PackCover = ({ pack }: { readonly pack: LevelPack }) => (
  <header class="pack-cover">
    <div class="pack-boards" aria-hidden="true">
      {pack.levels.slice(0, shown).map(({ code }, i) => {
        const level = readCode(code);
        return level.ok ? <MiniLevel key={i} level={level.value} /> : null;
      })}
    </div>
    <div>
      <h2>{pack.title}</h2>
      <p class="chapter-stars">{packWords.value.levels(pack.levels.length)}</p>
      {pack.tale !== "" && <p class="pack-tale">{pack.tale}</p>}
    </div>
  </header>
);
