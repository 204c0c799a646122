/** The browser's own bars wear the colour of the room one stands in, in every theme. */
import { useSignalEffect } from "@preact/signals";
import { settings } from "../../settings/settings.ts";

export const useBrowserColour = (room: string): void => {
  useSignalEffect(() => {
    // Read again with every theme: the room's own colours follow from both.
    const { theme } = settings.value;
    const here = document.querySelector(`[data-room="${room}"]`);
    const bars = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
    if (here === null || bars === null || theme === undefined) return;
    bars.content = getComputedStyle(here).getPropertyValue("--wall").trim();
  });
};
