/** An author: their levels and packs. */

import { Face } from "../../../ui/faces.tsx";
import { Backdrop } from "../backdrops/Backdrop.tsx";
import { seatStyle } from "../shared.ts";
import { communityWords } from "../words/community.ts";
import { LevelCards } from "./LevelCards.tsx";
import { levelsApi } from "./levels-api.ts";
import { PackList } from "./PackList.tsx";
import { Trouble } from "./Trouble.tsx";
import { useLoaded } from "./useLoaded.ts";

export const AuthorPage = ({ id }: { readonly id: string }) => {
  const texts = communityWords.value;
  const { state, load } = useLoaded(() => levelsApi.author(id), [id]);
  const read = state.value;
  return (
    <div class="wisp-room wisp-community">
      <Backdrop biome="forest" />
      {read === undefined && <p role="status">{texts.loading}</p>}
      {read?.ok === false && <Trouble refusal={read.refusal} onRetry={() => void load()} />}
      {read?.ok === true && (
        <section class="chapter community">
          <header class="community-author" style={seatStyle(read.value.author.colour)}>
            <span aria-hidden="true">
              <Face number={read.value.author.avatar} />
            </span>
            <h2>{read.value.author.name}</h2>
          </header>
          {read.value.levels.length === 0 && <p>{texts.none}</p>}
          <LevelCards levels={read.value.levels} label={texts.authorLevels} />
          {read.value.packs.length > 0 && (
            <>
              <h3>{texts.authorPacks}</h3>
              <PackList packs={read.value.packs} label={texts.authorPacks} />
            </>
          )}
        </section>
      )}
    </div>
  );
};
