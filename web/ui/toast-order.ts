/** The order in which toasts are shown, and which of them are kept for later. */
interface ToastSubject {
  /** What it is about; of the same subject only the latest is shown. */
  readonly about?: string;
}

interface PlacedToast {
  readonly room: string;
  readonly stays?: boolean;
  readonly between?: boolean;
}

/** One at a time; during a match only what is about it. */
export const toastToShow = <Slip extends PlacedToast>(all: readonly Slip[], isMatch: boolean): Slip | undefined =>
  all.find(({ between }) => !(isMatch && between === true));

/** News that waited and can wait on, unlike an answer to what one has just done. */
const isNews = ({ stays, between }: PlacedToast): boolean => between === true && stays !== true;

interface ToastsOnPage<Slip> {
  readonly queue: readonly Slip[];
  /** For the list of missed notices. */
  readonly missed: readonly Slip[];
}

/**
 * The toasts on the next page: those said on it, those that have to be seen wherever one is, and one piece of news. Other
 * news, and what was never shown, is kept in the list; what was seen on the page before is gone.
 */
export const onNextPage = <Slip extends PlacedToast>(
  all: readonly Slip[],
  room: string,
  wasShown: (slip: Slip) => boolean,
): ToastsOnPage<Slip> => {
  const first = all.find(isNews);
  const queue = all.filter((slip) => slip === first || (!isNews(slip) && (slip.room === room || slip.stays === true)));
  return { queue, missed: all.filter((slip) => !queue.includes(slip) && !wasShown(slip)) };
};

/** A toast replaces a waiting one about the same subject; any other is appended. */
export const withToast = <Slip extends ToastSubject>(all: readonly Slip[], slip: Slip): readonly Slip[] => {
  const before = slip.about === undefined ? -1 : all.findIndex(({ about }) => about === slip.about);
  return before < 0 ? [...all, slip] : [...all.slice(0, before), slip, ...all.slice(before + 1)];
};
