/** The settings' section about offline use; absent where the browser cannot keep the page. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { texts } from "../../language/language.ts";
import { announce, Button, DownloadIcon } from "../../ui/index.ts";
import { askKept, downloadEverything, type KeptFiles } from "../offline/download.ts";
import { offlineWords } from "./offline-words.ts";

export const OfflineSection = () => {
  const words = offlineWords.value;
  const files = useSignal<KeptFiles | undefined>(undefined);
  const isFailed = useSignal(false);
  useEffect(() => {
    askKept((answer) => {
      files.value = answer;
    });
  }, [files]);
  const now = files.value;
  if (now === undefined) return null;
  const isAll = now.kept === now.of;
  const download = (): void => {
    isFailed.value = false;
    downloadEverything((answer) => {
      files.value = answer;
      if (!answer.done) return;
      isFailed.value = answer.kept < answer.of;
      announce(isFailed.value ? offlineWords.peek().failed : offlineWords.peek().all);
    });
  };
  return (
    <section class="sheet paper">
      <h2>{words.title}</h2>
      <p>{isAll ? words.all : words.about}</p>
      {isFailed.value && <p>{words.failed}</p>}
      {!isAll && (
        <Button kind="quiet" icon={DownloadIcon} disabled={!now.done} onPress={download}>
          {now.done ? words.download : words.going(texts.value.settings.percent(Math.floor((100 * now.kept) / now.of)))}
        </Button>
      )}
    </section>
  );
};
