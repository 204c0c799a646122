/** Renders the current confirmation. */
import { Button } from "./Button.tsx";
import { asked, confirmQueue } from "./confirm-queue.ts";
import { Dialog } from "./Dialog.tsx";
import { words } from "./words.ts";

export const Confirms = () => {
  const question = asked.value[0];
  if (question === undefined) return null;
  const { title, text, yes, no, danger = false, answer } = question;
  return (
    <Dialog
      key={confirmQueue() - asked.value.length}
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
