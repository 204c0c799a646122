/**
 * The way out when nothing else works: a file of its own beside the page, loaded before it and needing none of its
 * files. It shows the recovery page where somebody asks for it (`#/rescue`), or where the page cannot start.
 */
import { hideRescue, isRescueShown, showRescue } from "./page.ts";

const isUp = (): boolean => (document.getElementById("parlour")?.childElementCount ?? 0) > 0;

const look = (): void => {
  if (location.hash === "#/rescue") showRescue();
  else if (isUp()) hideRescue();
};

/** What broke, where it is a script; pictures and the like may go missing. */
const saidOf = (event: Event): string | undefined => {
  if (event.target instanceof HTMLScriptElement) return `${event.target.src} could not be loaded`;
  if (!(event instanceof ErrorEvent)) return undefined;
  return event.error instanceof Error ? String(event.error.stack ?? event.error) : event.message;
};

/** Only what keeps the page from starting: once it is up it has words of its own. */
const broke = (report: string): void => {
  if (!isUp() && !isRescueShown()) showRescue(report);
};

// A script that does not load tells its own element alone: it is heard on the way there.
addEventListener(
  "error",
  (event: Event) => {
    const said = saidOf(event);
    if (said !== undefined) broke(said);
  },
  true,
);
addEventListener("unhandledrejection", ({ reason }) => broke(String(reason?.stack ?? reason)));
addEventListener("hashchange", look);
look();
