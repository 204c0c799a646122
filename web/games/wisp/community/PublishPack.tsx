/** Publishes a pack: each of its levels first, then the pack itself. What is there already stays as it is. */
import { useSignal } from "@preact/signals";
import type { Refusal } from "@turnlight/kernel";
import { useOneAtATime } from "../../../ui/one-at-a-time.ts";
import type { LevelPack } from "../packs/pack.ts";
import { Button, Dialog, GlobeIcon, go, toast } from "../shared.ts";
import { communityWords } from "../words/community.ts";
import { words } from "../words/words.ts";
import { levelsApi, shownPerson } from "./levels-api.ts";
import { said } from "./Trouble.tsx";

interface PublishTrouble {
  /** The level that was refused, if it was one. */
  readonly level?: string;
  readonly refusal: Refusal;
}

export const PublishPack = ({ pack, onClose }: { readonly pack: LevelPack; onClose(): void }) => {
  const texts = communityWords.value;
  const done = useSignal(0);
  const trouble = useSignal<PublishTrouble | undefined>(undefined);
  const going = useOneAtATime();
  const publish = () =>
    void going.run(async () => {
      trouble.value = undefined;
      done.value = 0;
      const ids: string[] = [];
      for (const { name, code } of pack.levels) {
        const title = name || words.peek().editor.unnamed;
        const sent = await levelsApi.publish(title, code);
        if (!sent.ok) {
          trouble.value = { level: title, refusal: sent.refusal };
          return;
        }
        ids.push(sent.value.id);
        done.value = ids.length;
      }
      const made = await levelsApi.publishPack(pack, ids);
      if (!made.ok) {
        trouble.value = { refusal: made.refusal };
        return;
      }
      toast(communityWords.peek().publishedPack, { tone: "good" });
      onClose();
      go(`/play/wisp/community/pack/${made.value.id}`);
    });
  const isGoing = going.going.value;
  const now = trouble.value;
  const all = pack.levels.length;
  return (
    <Dialog
      title={texts.publishPackTitle(pack.title)}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onPress={onClose}>
            {texts.cancel}
          </Button>
          <Button icon={GlobeIcon} disabled={isGoing} onPress={publish}>
            {texts.publish}
          </Button>
        </>
      }
    >
      <p>{texts.publishPackAbout(shownPerson().name)}</p>
      <p role="status">
        {isGoing && texts.publishingPack(Math.min(all, done.value + 1), all)}
        {!isGoing && now !== undefined && [now.level, said(now.refusal)].filter(Boolean).join(": ")}
      </p>
    </Dialog>
  );
};
