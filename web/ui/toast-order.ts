/** The order in which toasts are shown. */
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

/** Those said on this page, and those that have to be seen wherever one is. */
export const withoutOtherRooms = <Slip extends PlacedToast>(all: readonly Slip[], room: string): readonly Slip[] =>
  all.filter((slip) => slip.room === room || slip.stays === true || slip.between === true);

/** A toast replaces a waiting one about the same subject; any other is appended. */
export const withToast = <Slip extends ToastSubject>(all: readonly Slip[], slip: Slip): readonly Slip[] => {
  const before = slip.about === undefined ? -1 : all.findIndex(({ about }) => about === slip.about);
  return before < 0 ? [...all, slip] : [...all.slice(0, before), slip, ...all.slice(before + 1)];
};
