/** Asks before a level is published, waits until the server has solved it, and leads to it. */
import { useSignal } from "@preact/signals";
import type { Refusal } from "@turnlight/kernel";
import { useOneAtATime } from "../../../ui/one-at-a-time.ts";
import { Button, Dialog, GlobeIcon, go, toast } from "../shared.ts";
import { communityWords } from "../words/community.ts";
import { levelsApi, shownPerson } from "./levels-api.ts";
import { said } from "./Trouble.tsx";

interface PublishLevelProps {
  readonly title: string;
  readonly code: string;
  onClose(): void;
}

export const PublishLevel = ({ title, code, onClose }: PublishLevelProps) => {
  const texts = communityWords.value;
  const refusal = useSignal<Refusal | undefined>(undefined);
  const going = useOneAtATime();
  const publish = () =>
    void going.run(async () => {
      refusal.value = undefined;
      const sent = await levelsApi.publish(title, code);
      if (!sent.ok) {
        refusal.value = sent.refusal;
        return;
      }
      toast(communityWords.peek().published, { tone: "good" });
      onClose();
      go(`/play/wisp/community/level/${sent.value.id}`);
    });
  const isGoing = going.going.value;
  return (
    <Dialog
      title={texts.publishTitle(title)}
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
      <p>{texts.publishAbout(shownPerson().name)}</p>
      <p role="status">{isGoing ? texts.publishing : refusal.value === undefined ? "" : said(refusal.value)}</p>
    </Dialog>
  );
};
