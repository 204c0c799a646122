/** Confirmations and toasts, over a screen. */
import { Confirms } from "./confirm.tsx";
import { Toasts } from "./toast.tsx";

export const Notifications = () => (
  <>
    <Confirms />
    <Toasts />
  </>
);
