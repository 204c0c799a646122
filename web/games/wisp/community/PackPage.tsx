/** A published pack: its tale and its levels in order. */
import type { PublishedPack } from "@turnlight/wire";
import { Backdrop } from "../backdrops/Backdrop.tsx";
import { PackCover } from "../packs/PackCover.tsx";
import { BinIcon, Button, confirm, go, PlayIcon, toast } from "../shared.ts";
import { communityWords } from "../words/community.ts";
import { packWords } from "../words/packs.ts";
import { LevelCards } from "./LevelCards.tsx";
import { playPublished } from "./LevelPage.tsx";
import { levelsApi } from "./levels-api.ts";
import { said, Trouble } from "./Trouble.tsx";
import { useLoaded } from "./useLoaded.ts";

const Pack = ({ pack }: { readonly pack: PublishedPack }) => {
  const texts = communityWords.value;
  const levels = pack.levels.map(({ title, code }) => ({ name: title, code }));
  const solved = pack.levels.filter(({ played }) => played?.moves !== undefined).length;
  const next = pack.levels.find(({ played }) => played?.moves === undefined) ?? pack.levels[0];
  const withdraw = async () => {
    if (!(await confirm({ title: texts.withdrawPackAsk, yes: texts.withdraw, danger: true }))) return;
    const done = await levelsApi.withdrawPack(pack.id);
    toast(done.ok ? communityWords.peek().withdrawnPack : said(done.refusal), { tone: done.ok ? "good" : "bad" });
    if (done.ok) go("/play/wisp/community");
  };
  return (
    <section class="chapter community">
      <PackCover pack={{ title: pack.title, tale: pack.tale, levels }} />
      <p>
        <a href={`#/play/wisp/community/author/${pack.author.id}`}>{texts.by(pack.author.name)}</a> ·{" "}
        {packWords.value.progress(solved, pack.levels.length)}
      </p>
      {next !== undefined && (
        <Button icon={PlayIcon} wide onPress={() => void playPublished(next)}>
          {texts.play}
        </Button>
      )}
      <LevelCards levels={pack.levels} label={packWords.value.order} />
      {pack.own === true && (
        <div class="pack-keys">
          <Button kind="quiet" icon={BinIcon} onPress={() => void withdraw()}>
            {texts.withdraw}
          </Button>
        </div>
      )}
    </section>
  );
};

export const PackPage = ({ id }: { readonly id: string }) => {
  const { state, load } = useLoaded(() => levelsApi.pack(id), [id]);
  const read = state.value;
  return (
    <div class="wisp-room wisp-community">
      <Backdrop biome="forest" />
      {read === undefined && <p role="status">{communityWords.value.loading}</p>}
      {read?.ok === false && <Trouble refusal={read.refusal} onRetry={() => void load()} />}
      {read?.ok === true && <Pack pack={read.value} />}
    </div>
  );
};
