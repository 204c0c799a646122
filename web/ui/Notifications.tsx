/** Confirmations and toasts, over a screen; and the bell for those that were missed. */
import { Confirms } from "./confirm.tsx";
import { Bell } from "./notices/Bell.tsx";
import { Toasts } from "./toast.tsx";
import { noticeBell } from "./toast-queue.ts";

noticeBell.value = Bell;

export const Notifications = () => (
  <>
    <Confirms />
    <Toasts />
  </>
);
