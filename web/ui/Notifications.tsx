/** Confirmations and toasts, over a screen; and the bell for those that were missed. */
import { useEffect } from "preact/hooks";
import { Confirms } from "./confirm.tsx";
import { Bell } from "./notices/Bell.tsx";
import { Toasts } from "./toast.tsx";
import { noticeBell } from "./toast-queue.ts";

export const Notifications = () => {
  // Not before: by now the texts of the bell are here, too.
  useEffect(() => {
    noticeBell.value = Bell;
  }, []);
  return (
    <>
      <Confirms />
      <Toasts />
    </>
  );
};
