/** What the hall offers once, and when: keeping safe after a first match, a place on the home screen, a back-up. */
export const offers = ["persist", "install", "backup"] as const;
export type Offer = (typeof offers)[number];

export interface Circumstances {
  /** Finished matches that counted. */
  readonly matches: number;
  /** Already answered, whatever the answer was. */
  readonly answered: readonly Offer[];
  /** The browser may throw away what is kept, and can be asked not to. */
  readonly canPersist: boolean;
  /** The browser would put the page on the home screen. */
  readonly canInstall: boolean;
  readonly hasBackup: boolean;
}

/** From so many matches on there is something to lose, somebody comes back, a file is worth its while. */
const from: Readonly<Record<Offer, number>> = { persist: 1, install: 3, backup: 10 };

/** One at a time; nothing where nothing is due. */
export const offerDue = ({
  matches,
  answered,
  canPersist,
  canInstall,
  hasBackup,
}: Circumstances): Offer | undefined => {
  const isPossible: Readonly<Record<Offer, boolean>> = { persist: canPersist, install: canInstall, backup: !hasBackup };
  return offers.find((offer) => isPossible[offer] && matches >= from[offer] && !answered.includes(offer));
};
