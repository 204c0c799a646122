/** A yes-or-no question that can be awaited: `if (await confirmed({ … })) …`. Questions wait for each other. */
import { signal } from "@preact/signals";
import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";
import { words } from "./words.ts";

export interface Question {
  readonly title: string;
  readonly text?: string;
  /** What happens on yes, as a verb: "Resign", "Start over". */
  readonly yes: string;
  readonly no?: string;
  /** For what cannot be taken back; the focus then begins on no. */
  readonly danger?: boolean;
}

interface Asked extends Question {
  readonly answer: (yes: boolean) => void;
}

const asked = signal<readonly Asked[]>([]);
let count = 0;

/** True when the person said yes; Esc and a tap beside the card are a no. */
export const confirmed = (question: Question): Promise<boolean> =>
  new Promise((resolve) => {
    const answer = (yes: boolean) => {
      asked.value = asked.value.slice(1);
      resolve(yes);
    };
    count++;
    asked.value = [...asked.value, { ...question, answer }];
  });

export const Confirms = () => {
  const question = asked.value[0];
  if (question === undefined) return null;
  const { title, text, yes, no, danger = false, answer } = question;
  return (
    <Dialog
      key={count - asked.value.length}
      title={title}
      onClose={() => answer(false)}
      actions={
        <>
          <Button kind="quiet" autofocus={danger} onPress={() => answer(false)}>
            {no ?? words.value.cancel}
          </Button>
          <Button kind={danger ? "danger" : "main"} autofocus={!danger} onPress={() => answer(true)}>
            {yes}
          </Button>
        </>
      }
    >
      {text && <p>{text}</p>}
    </Dialog>
  );
};
