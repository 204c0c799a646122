/** Warns while a match is not being saved; leaving asks for confirmation and offers to download the match. */
import { useSignal, useSignalEffect } from "@preact/signals";
import { texts } from "../../language/language.ts";
import type { Table } from "../../match/table.ts";
import { beforeLeaving } from "../../navigation/routes.ts";
import { Button, Dialog, DownloadIcon, IconButton, saveFile, WarnIcon } from "../../ui/index.ts";

/** If no file can be made, the table gives the reason. */
const save = async (table: Table): Promise<void> => {
  const file = await table.file();
  if (!file.ok) return;
  const ending = file.value.type === "application/gzip" ? "json.gz" : "json";
  const name = `turnlight-${table.sight.peek().laid.game}.${ending}`;
  saveFile({ name, content: file.value, type: file.value.type });
};

export const UnsavedSign = ({ table }: { readonly table: Table }) => {
  if (table.unsaved.value === undefined) return null;
  const words = texts.value.match;
  return (
    <p class="unsaved" role="status">
      <WarnIcon />
      <span>{words.unsaved}</span>
      <IconButton icon={DownloadIcon} label={words.saveFile} onPress={() => void save(table)} />
    </p>
  );
};

/** Guards navigation while something would be lost: a dialog for routes, the browser's own prompt for unloading. */
export const LeavingUnsaved = ({ table }: { readonly table: Table }) => {
  const asked = useSignal<((leaves: boolean) => void) | undefined>(undefined);
  useSignalEffect(() => {
    if (table.unsaved.value === undefined || table.sight.value.entries === 0) return undefined;
    const stop = beforeLeaving(
      () =>
        new Promise((answer) => {
          asked.value = answer;
        }),
    );
    const hold = (event: Event) => event.preventDefault();
    addEventListener("beforeunload", hold);
    return () => {
      stop();
      removeEventListener("beforeunload", hold);
    };
  });
  const answer = asked.value;
  if (answer === undefined) return null;
  const words = texts.value.match;
  const reply = (leaves: boolean) => {
    asked.value = undefined;
    answer(leaves);
  };
  return (
    <Dialog
      title={words.unsavedAsk}
      onClose={() => reply(false)}
      actions={
        <>
          <Button kind="danger" onPress={() => reply(true)}>
            {words.leave}
          </Button>
          <Button kind="quiet" icon={DownloadIcon} onPress={() => void save(table)}>
            {words.saveFile}
          </Button>
          <Button autofocus onPress={() => reply(false)}>
            {words.cancel}
          </Button>
        </>
      }
    >
      <p>{words.unsavedAbout}</p>
    </Dialog>
  );
};
