/** The order in which toasts are shown. */
interface ToastSubject {
  /** What it is about; of the same subject only the latest is shown. */
  readonly about?: string;
}

/** A toast replaces a waiting one about the same subject; any other is appended. */
export const withToast = <Slip extends ToastSubject>(all: readonly Slip[], slip: Slip): readonly Slip[] => {
  const before = slip.about === undefined ? -1 : all.findIndex(({ about }) => about === slip.about);
  return before < 0 ? [...all, slip] : [...all.slice(0, before), slip, ...all.slice(before + 1)];
};
