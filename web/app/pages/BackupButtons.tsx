/** Export and import buttons, with the dialogs that ask for a passphrase where unfinished matches need one. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { texts } from "../../language/language.ts";
import { Button, DownloadIcon, UploadIcon } from "../../ui/index.ts";
import { ExportDialog, PassphraseDialog } from "./BackupDialogs.tsx";
import { exportAll, importAll, pickBackup, type UnfinishedCounts, unfinishedCounts } from "./backup-actions.ts";

interface BackupButtonsProps {
  /** Called after an export or an import. */
  readonly onDone?: () => void;
  /** Further buttons in the same row. */
  readonly children?: ComponentChildren;
}

/** A file that was chosen, whose passphrase is asked for. */
interface LockedFile {
  readonly file: Blob;
  readonly isWrong: boolean;
}

export const BackupButtons = ({ onDone, children }: BackupButtonsProps) => {
  const asked = useSignal<UnfinishedCounts | undefined>(undefined);
  const locked = useSignal<LockedFile | undefined>(undefined);
  const save = async (passphrase?: string) => {
    if (await exportAll(passphrase)) asked.value = undefined;
    onDone?.();
  };
  const begin = async () => {
    const counts = await unfinishedCounts();
    if (counts.own + counts.shared === 0) await save();
    else asked.value = counts;
  };
  const bring = async (file: Blob, how: Parameters<typeof importAll>[1] = {}) => {
    const came = await importAll(file, how);
    locked.value = came === "done" ? undefined : { file, isWrong: came === "wrong-passphrase" };
    if (came === "done") onDone?.();
  };
  const choose = async () => {
    const file = await pickBackup();
    if (file !== undefined) await bring(file);
  };
  const { value: waiting } = locked;
  return (
    <>
      <div class="row">
        <Button kind="quiet" icon={DownloadIcon} onPress={() => void begin()}>
          {texts.value.settings.export}
        </Button>
        <Button kind="quiet" icon={UploadIcon} onPress={() => void choose()}>
          {texts.value.settings.import}
        </Button>
        {children}
      </div>
      {asked.value !== undefined && (
        <ExportDialog
          counts={asked.value}
          onExport={save}
          onClose={() => {
            asked.value = undefined;
          }}
        />
      )}
      {waiting !== undefined && (
        <PassphraseDialog
          isWrong={waiting.isWrong}
          onOpen={(passphrase) => bring(waiting.file, { passphrase })}
          onSkip={() => bring(waiting.file, { skipLocked: true })}
          onClose={() => {
            locked.value = undefined;
          }}
        />
      )}
    </>
  );
};
