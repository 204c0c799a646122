/** A pack on this device: its tale, its levels in order with their stars, and how far one is. */
import { useSignal } from "@preact/signals";
import { levelKey, readCode } from "@turnlight/games/wisp";
import { useEffect } from "preact/hooks";
import { putBehind } from "../../../navigation/routes.ts";
import { Backdrop } from "../backdrops/Backdrop.tsx";
import { MiniLevel } from "../board/MiniLevel.tsx";
import { PublishPack } from "../community/PublishPack.tsx";
import { standingNow } from "../hall/standing.ts";
import { type Bests, bestsOf } from "../lobby/campaign.ts";
import { CleanMark } from "../play/CleanMark.tsx";
import { Stars, starsSaid } from "../play/Stars.tsx";
import { BinIcon, Button, confirm, GlobeIcon, go, Notice, PencilIcon, PlayIcon, ShareIcon } from "../shared.ts";
import { communityWords } from "../words/community.ts";
import { packWords } from "../words/packs.ts";
import { words } from "../words/words.ts";
import { PackCover } from "./PackCover.tsx";
import { beginInPack } from "./play.ts";
import { nextIn, solvedIn } from "./progress.ts";
import { type SavedPack, savedPacks } from "./saved-packs.ts";
import { usePackShare } from "./usePackShare.tsx";
import "./packs.css";

interface LoadedPack {
  readonly pack: SavedPack | undefined;
  readonly bests: Bests;
}

export const PackRoom = ({ packKey, after }: { readonly packKey: string; readonly after: number | undefined }) => {
  const loaded = useSignal<LoadedPack | undefined>(undefined);
  const sharing = usePackShare();
  const isPublishing = useSignal(false);
  useEffect(() => {
    // A level that follows stands on the pack's own page, for the way back.
    if (after !== undefined) putBehind(`/play/wisp/packs/${packKey}`);
    void (async () => {
      const [pack, standing] = await Promise.all([(await savedPacks()).get(packKey), standingNow()]);
      const bests = bestsOf(standing);
      const next = pack === undefined || after === undefined ? undefined : nextIn(pack, bests, after + 1);
      if (pack !== undefined && next !== undefined) await beginInPack(packKey, pack, next);
      else loaded.value = { pack, bests };
    })();
  }, [packKey, after, loaded]);
  const texts = packWords.value;
  const now = loaded.value;
  if (now === undefined) return <div class="wisp-room wisp-pack" />;
  const { pack, bests } = now;
  if (pack === undefined)
    return (
      <div class="wisp-room wisp-pack">
        <Backdrop biome="forest" />
        <Notice
          kind="empty"
          title={texts.gone}
          actions={<Button onPress={() => go("/play/wisp/mine")}>{texts.toMine}</Button>}
        />
      </div>
    );
  const solved = solvedIn(pack, bests);
  const next = nextIn(pack, bests);
  const remove = async () => {
    if (!(await confirm({ title: texts.deleteAsk, yes: texts.delete, danger: true }))) return;
    await (await savedPacks()).remove(packKey);
    go("/play/wisp/mine");
  };
  return (
    <div class="wisp-room wisp-pack">
      <Backdrop biome="forest" />
      <section class="chapter">
        <PackCover pack={pack} />
        <div class="pack-progress">
          <progress max={pack.levels.length} value={solved} aria-label={texts.title} />
          <span>{next === undefined ? texts.done : texts.progress(solved, pack.levels.length)}</span>
        </div>
        <Button icon={PlayIcon} wide autofocus onPress={() => void beginInPack(packKey, pack, next ?? 0)}>
          {next === undefined ? texts.again : solved === 0 ? texts.play : texts.goOn}
        </Button>
        <ol class="level-tiles">
          {pack.levels.map(({ name, code }, i) => {
            const level = readCode(code);
            const best = bests.get(levelKey(code));
            return (
              <li key={code}>
                <button
                  type="button"
                  class={`level-tile${best === undefined ? "" : " solved"}`}
                  onClick={() => void beginInPack(packKey, pack, i)}
                >
                  {level.ok && <MiniLevel level={level.value} />}
                  <span class="tile-number">{i + 1}</span>
                  <span class="tile-name">{name || words.value.editor.unnamed}</span>
                  <Stars count={best?.stars ?? 0} isHelped={best?.helped} quiet />
                  {best?.clean === true && <CleanMark quiet />}
                  <span class="spoken-only">{starsSaid(best?.stars ?? 0, best?.helped)}</span>
                </button>
              </li>
            );
          })}
        </ol>
        <div class="pack-keys">
          <Button kind="quiet" icon={ShareIcon} disabled={sharing.isChecking} onPress={() => void sharing.share(pack)}>
            {texts.share}
          </Button>
          {pack.own && (
            <Button
              kind="quiet"
              icon={GlobeIcon}
              onPress={() => {
                isPublishing.value = true;
              }}
            >
              {communityWords.value.publish}
            </Button>
          )}
          {pack.own && (
            <Button kind="quiet" icon={PencilIcon} onPress={() => go(`/play/wisp/packs/edit/${packKey}`)}>
              {texts.edit}
            </Button>
          )}
          <Button kind="quiet" icon={BinIcon} onPress={() => void remove()}>
            {texts.delete}
          </Button>
        </div>
        {sharing.sheet}
        {isPublishing.value && (
          <PublishPack
            pack={pack}
            onClose={() => {
              isPublishing.value = false;
            }}
          />
        )}
      </section>
    </div>
  );
};
