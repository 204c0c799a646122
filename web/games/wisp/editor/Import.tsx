/** Dialog to import a level, with exact errors for what was pasted. */
import { useSignal } from "@preact/signals";
import { Button, Dialog, refusalText, UploadIcon } from "../shared.ts";
import { refusals } from "../words/refusals.ts";
import { words } from "../words/words.ts";
import { type Pasted, readPasted } from "./import.ts";

interface ImportProps {
  readonly onClose: () => void;
  readonly onOpen: (pasted: Pasted) => void;
}

export const Import = ({ onClose, onOpen }: ImportProps) => {
  const typed = useSignal("");
  const wrong = useSignal("");
  const texts = words.value.editor;
  const open = () => {
    const read = readPasted(typed.value);
    if (read.ok) return onOpen(read.value);
    wrong.value = refusalText(read.refusal, refusals);
  };
  return (
    <Dialog
      title={texts.import}
      onClose={onClose}
      harmless={false}
      actions={
        <Button icon={UploadIcon} disabled={typed.value.trim() === ""} onPress={open}>
          {texts.importDo}
        </Button>
      }
    >
      <label class="import-field">
        <span>{texts.importHelp}</span>
        <textarea
          rows={8}
          spellcheck={false}
          value={typed.value}
          onInput={({ currentTarget }) => {
            typed.value = currentTarget.value;
            wrong.value = "";
          }}
        />
      </label>
      {wrong.value !== "" && (
        <div class="import-wrong" role="alert">
          <p>{wrong.value}</p>
        </div>
      )}
    </Dialog>
  );
};
