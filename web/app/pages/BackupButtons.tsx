/** Export and import buttons, with a note on what a backup cannot move to another device. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { texts } from "../../language/language.ts";
import { Button, DownloadIcon, UploadIcon } from "../../ui/index.ts";
import { exportAll, importAll, unfinishedCount } from "./backup-actions.ts";
import { reportWords } from "./backup-report.ts";

interface BackupButtonsProps {
  /** Called after an export or an import. */
  readonly onDone?: () => void;
  /** Further buttons in the same row. */
  readonly children?: ComponentChildren;
}

export const BackupButtons = ({ onDone, children }: BackupButtonsProps) => {
  const unfinished = useSignal(0);
  const count = async () => {
    unfinished.value = await unfinishedCount();
  };
  useEffect(() => {
    void count();
  }, []);
  const done = async () => {
    await count();
    onDone?.();
  };
  return (
    <>
      {unfinished.value > 0 && <p>{reportWords.value.stay(unfinished.value)}</p>}
      <div class="row">
        <Button kind="quiet" icon={DownloadIcon} onPress={() => void exportAll().then(done)}>
          {texts.value.settings.export}
        </Button>
        <Button kind="quiet" icon={UploadIcon} onPress={() => void importAll().then(done)}>
          {texts.value.settings.import}
        </Button>
        {children}
      </div>
    </>
  );
};
