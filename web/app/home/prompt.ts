/** Which one-time prompt the home page shows, and when: persistent storage, installing the app, a backup. */
export const prompts = ["persist", "install", "backup"] as const;
export type HomePrompt = (typeof prompts)[number];

export interface Circumstances {
  /** Finished matches that counted. */
  readonly matches: number;
  /** Already answered, whatever the answer was. */
  readonly answered: readonly HomePrompt[];
  /** The browser may evict stored data, and can be asked not to. */
  readonly canPersist: boolean;
  /** The browser offers to install the page. */
  readonly canInstall: boolean;
  readonly hasBackup: boolean;
}

/** Number of finished matches from which each prompt is worth showing. */
const from: Readonly<Record<HomePrompt, number>> = { persist: 1, install: 3, backup: 10 };

/** One at a time; `undefined` if none is due. */
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
