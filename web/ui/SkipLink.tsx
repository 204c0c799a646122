/** For whoever comes by key: past the bar, to what can be done here. Seen only while it has the focus. */
const skip = async (): Promise<void> => (await import("./focus.ts")).focusRoom();

export const SkipLink = ({ label }: { readonly label: string }) => (
  <button type="button" class="skip-link" onClick={() => void skip()}>
    {label}
  </button>
);
