/** Sets the browser's theme colour to that of the current page, in every theme. */
import { useSignalEffect } from "@preact/signals";
import { theme } from "../../settings/settings.ts";

export const useBrowserColour = (room: string): void => {
  useSignalEffect(() => {
    // Depends on the theme as well as on the page.
    const shown = theme.value;
    const here = document.querySelector(`[data-room="${room}"]`);
    const bars = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
    if (here === null || bars === null || shown === undefined) return;
    bars.content = getComputedStyle(here).getPropertyValue("--wall").trim();
  });
};
