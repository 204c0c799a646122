/** The clipboard, apart from other ways of sharing: the page of errors needs it without loading anything. */
export const copy = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};
