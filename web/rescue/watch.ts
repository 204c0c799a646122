/**
 * The way out when nothing else works: a file of its own beside the page, loaded before it and needing none of its
 * files. It fetches the recovery page where somebody asks for it (`#/rescue`), or where the page cannot start.
 */
const page = () => document.getElementById("rescue");

const isUp = (): boolean => (document.getElementById("parlour")?.childElementCount ?? 0) > 0;

const show = async (report?: string): Promise<void> => (await import("./page.ts")).showRescue(report);

const look = (): void => {
  if (location.hash === "#/rescue") void show();
  else if (isUp()) page()?.remove();
};

/** What broke, where it is a script; pictures and the like may go missing. */
const saidOf = (event: Event): string | undefined => {
  if (event.target instanceof HTMLScriptElement) return `${event.target.src} could not be loaded`;
  if (!(event instanceof ErrorEvent)) return undefined;
  return event.error instanceof Error ? String(event.error.stack ?? event.error) : event.message;
};

/** Only what keeps the page from starting: once it is up it has words of its own. */
const broke = (report: string): void => {
  if (!isUp() && page() === null) void show(report);
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
