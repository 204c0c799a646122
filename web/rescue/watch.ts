/**
 * The last resort when nothing else works: a script of its own, loaded before the page and independent of its files. It
 * loads the recovery page on request (`#/rescue`), or if the page cannot start.
 */
const page = () => document.getElementById("rescue");

const isUp = (): boolean => (document.getElementById("parlour")?.childElementCount ?? 0) > 0;

const show = async (report?: string): Promise<void> => (await import("./page.ts")).showRescue(report);

const look = (): void => {
  if (location.hash === "#/rescue") void show();
  else if (isUp()) page()?.remove();
};

/** The error message, if a script failed; missing images and the like are ignored. */
const saidOf = (event: Event): string | undefined => {
  if (event.target instanceof HTMLScriptElement) return `${event.target.src} could not be loaded`;
  if (!(event instanceof ErrorEvent)) return undefined;
  return event.error instanceof Error ? String(event.error.stack ?? event.error) : event.message;
};

/** Only errors that keep the page from starting: once it is up it reports errors itself. */
const broke = (report: string): void => {
  if (!isUp() && page() === null) void show(report);
};

// Load errors of scripts do not bubble, so they are captured.
addEventListener(
  "error",
  (event: Event) => {
    const report = saidOf(event);
    if (report !== undefined) broke(report);
  },
  true,
);
addEventListener("unhandledrejection", ({ reason }) => broke(String(reason?.stack ?? reason)));
addEventListener("hashchange", look);
look();
