/** What lies over every screen; the page renders it once, last. */
import { LiveRegion } from "./announce.tsx";
import { Confirms } from "./confirm.tsx";
import { Toasts } from "./toast.tsx";

export const Overlays = () => (
  <>
    <LiveRegion />
    <Confirms />
    <Toasts />
  </>
);
