/** What the hall offers once, and when: keeping safe after a first match, a place on the home screen, a back-up. */
export const prompts = ["persist", "install", "backup"] as const;
export type HomePrompt = (typeof prompts)[number];

export interface Circumstances {
  /** Finished matches that counted. */
  readonly matches: number;
  /** Already answered, whatever the answer was. */
  readonly answered: readonly HomePrompt[];
  /** The browser may throw away what is kept, and can be asked not to. */
  readonly canPersist: boolean;
  /** The browser would put the page on the home screen. */
  readonly canInstall: boolean;
  readonly hasBackup: boolean;
}

/** From so many matches on there is something to lose, somebody comes back, a file is worth its while. */
const from: Readonly<Record<HomePrompt, number>> = { persist: 1, install: 3, backup: 10 };

/** One at a time; nothing where nothing is due. */
export const promptDue = ({
  matches,
  answered,
  canPersist,
  canInstall,
  hasBackup,
}: Circumstances): HomePrompt | undefined => {
  const isPossible: Readonly<Record<HomePrompt, boolean>> = {
    persist: canPersist,
    install: canInstall,
    backup: !hasBackup,
  };
  return prompts.find((offer) => isPossible[offer] && matches >= from[offer] && !answered.includes(offer));
};
