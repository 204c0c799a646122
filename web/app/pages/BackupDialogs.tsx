/** Asks for a passphrase: for a new file, where it may be left out, and for one that has to be opened. */
import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import { texts } from "../../language/language.ts";
import { Button, Dialog, DownloadIcon, UploadIcon } from "../../ui/index.ts";
import type { UnfinishedCounts } from "./backup-actions.ts";
import { passphraseWords } from "./passphrase.ts";
import "../../ui/forms.css";
import "./backup-dialogs.css";

/** As many characters as the store asks for. */
const shortest = 8;

interface FieldProps {
  readonly label: string;
  readonly about: string;
  readonly problem?: string | undefined;
  readonly value: string;
  readonly onInput: (typed: string) => void;
}

/** Shown as it is typed, since it is written down and not asked for twice. */
const PassphraseField = ({ label, about, problem, value, onInput }: FieldProps) => {
  const id = useId();
  return (
    <>
      <label class="field">
        <span>{label}</span>
        <input
          value={value}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="none"
          spellcheck={false}
          aria-describedby={id}
          aria-invalid={problem !== undefined}
          onInput={({ currentTarget }) => onInput(currentTarget.value)}
        />
      </label>
      <p role="status">{problem}</p>
      <p id={id}>{about}</p>
    </>
  );
};

interface ExportDialogProps {
  readonly counts: UnfinishedCounts;
  readonly onExport: (passphrase?: string) => Promise<void>;
  readonly onClose: () => void;
}

export const ExportDialog = ({ counts, onExport, onClose }: ExportDialogProps) => {
  const words = passphraseWords.value;
  const typed = useSignal("");
  const isBusy = useSignal(false);
  const passphrase = typed.value.trim();
  const isShort = passphrase !== "" && passphrase.length < shortest;
  const save = async () => {
    if (isShort || isBusy.peek()) return;
    isBusy.value = true;
    await onExport(passphrase === "" ? undefined : passphrase);
    isBusy.value = false;
  };
  return (
    <Dialog
      title={texts.value.settings.export}
      harmless={false}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onPress={onClose}>
            {words.cancel}
          </Button>
          <Button icon={DownloadIcon} disabled={isShort || isBusy.value} onPress={() => void save()}>
            {words.export}
          </Button>
        </>
      }
    >
      <form
        class="passphrase-form"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <p>{words.travel(counts.own + counts.shared)}</p>
        {counts.shared > 0 && <p>{words.shared(counts.shared)}</p>}
        <PassphraseField
          label={words.optional}
          about={words.optionalAbout}
          problem={isShort ? words.short(shortest) : undefined}
          value={typed.value}
          onInput={(value) => {
            typed.value = value;
          }}
        />
      </form>
    </Dialog>
  );
};

interface PassphraseDialogProps {
  /** Whether the last one was wrong. */
  readonly isWrong: boolean;
  readonly onOpen: (passphrase: string) => Promise<void>;
  readonly onSkip: () => Promise<void>;
  readonly onClose: () => void;
}

export const PassphraseDialog = ({ isWrong, onOpen, onSkip, onClose }: PassphraseDialogProps) => {
  const words = passphraseWords.value;
  const typed = useSignal("");
  /** What was tried last, so that the message goes once something else is typed. */
  const tried = useSignal<string | undefined>(undefined);
  const isBusy = useSignal(false);
  const open = async (act: () => Promise<void>) => {
    if (isBusy.peek()) return;
    isBusy.value = true;
    tried.value = typed.peek();
    await act();
    isBusy.value = false;
  };
  const enter = () => (typed.peek() === "" ? undefined : void open(() => onOpen(typed.peek())));
  return (
    <Dialog
      title={words.locked}
      harmless={false}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" disabled={isBusy.value} onPress={() => void open(onSkip)}>
            {words.skip}
          </Button>
          <Button icon={UploadIcon} disabled={typed.value === "" || isBusy.value} onPress={enter}>
            {words.import}
          </Button>
        </>
      }
    >
      <form
        class="passphrase-form"
        onSubmit={(event) => {
          event.preventDefault();
          enter();
        }}
      >
        <PassphraseField
          label={words.passphrase}
          about={words.lockedAbout}
          problem={isWrong && !isBusy.value && tried.value === typed.value ? words.wrong : undefined}
          value={typed.value}
          onInput={(value) => {
            typed.value = value;
          }}
        />
      </form>
    </Dialog>
  );
};
