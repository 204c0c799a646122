/**
 * A skip link for keyboard users: past the header, to the page's first control. Visible only while it has the focus.
 */
const skip = async (): Promise<void> => (await import("./focus.ts")).focusRoom();

export const SkipLink = ({ label }: { readonly label: string }) => (
  <button type="button" class="skip-link" onClick={() => void skip()}>
    {label}
  </button>
);
