/** Missed notices: a bell in the navigation while there are some, with their number; the list is cleared by reading it. */
import "./bell.css";
import { useSignal } from "@preact/signals";
import { ago } from "../../language/format.ts";
import { Button } from "../Button.tsx";
import { Dialog } from "../Dialog.tsx";
import { pen } from "../shell-icons.tsx";
import { missedToasts, type Toast } from "../toast-queue.ts";
import { figure, words } from "../words.ts";

const BellIcon = pen("M6 17V11a6 6 0 0 1 12 0v6l2 2H4zM10 21.5h4M12 5V3");

export const Bell = () => {
  /** What the open list shows: notices that come meanwhile wait for the next time. */
  const read = useSignal<readonly Toast[] | undefined>(undefined);
  const missed = missedToasts.value;
  const { notices, noticesWaiting, ok } = words.value;
  const close = () => {
    read.value = undefined;
  };
  const open = () => {
    read.value = missed.toReversed();
    missedToasts.value = [];
  };
  return (
    <>
      {missed.length > 0 && (
        <button type="button" class="nav-link nav-bell" aria-label={noticesWaiting(missed.length)} onClick={open}>
          <BellIcon />
          <b class="bell-count">{figure(missed.length)}</b>
          <span>{notices}</span>
        </button>
      )}
      {read.value !== undefined && (
        <Dialog title={notices} onClose={close} actions={<Button onPress={close}>{ok}</Button>}>
          <ul class="notice-list">
            {read.value.map(({ n, text, at, action }) => (
              <li key={n}>
                <p>{text}</p>
                <small>{ago(at, Date.now())}</small>
                {action !== undefined && (
                  <Button
                    kind="quiet"
                    onPress={() => {
                      close();
                      action.run();
                    }}
                  >
                    {action.label}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
};
