/** Asks for a level to open, and says exactly what is wrong with what was pasted. */
import { useSignal } from "@preact/signals";
import { sentence } from "@turnlight/kernel";
import { Button, Dialog, UploadIcon } from "../house.ts";
import { words } from "../words.ts";
import { type Pasted, readPasted } from "./import.ts";

interface ImportProps {
  readonly onClose: () => void;
  readonly onOpen: (pasted: Pasted) => void;
}

export const Import = ({ onClose, onOpen }: ImportProps) => {
  const typed = useSignal("");
  const wrong = useSignal<{ readonly plain: string; readonly exact: string } | undefined>(undefined);
  const said = words.value.editor;
  const open = () => {
    const read = readPasted(typed.value);
    if (read.ok) return onOpen(read.value);
    wrong.value = {
      plain: words.value.faults[read.refusal.code] ?? words.value.lobby.unknownLevel,
      exact: sentence(read.refusal),
    };
  };
  return (
    <Dialog
      title={said.import}
      onClose={onClose}
      harmless={false}
      actions={
        <Button icon={UploadIcon} disabled={typed.value.trim() === ""} onPress={open}>
          {said.importDo}
        </Button>
      }
    >
      <label class="import-field">
        <span>{said.importHelp}</span>
        <textarea
          rows={8}
          spellcheck={false}
          value={typed.value}
          onInput={({ currentTarget }) => {
            typed.value = currentTarget.value;
            wrong.value = undefined;
          }}
        />
      </label>
      {wrong.value !== undefined && (
        <div class="import-wrong" role="alert">
          <p>{wrong.value.plain}</p>
          <p lang="en">{wrong.value.exact}</p>
        </div>
      )}
    </Dialog>
  );
};
