/** Opens the browser's file picker. */

/** The chosen file; undefined if none was chosen. */
export const pickFile = (accept: string): Promise<File | undefined> =>
  new Promise((resolve) => {
    const input = document.createElement("input");
    input.type = "file";
    input.accept = accept;
    input.oncancel = () => resolve(undefined);
    input.onchange = () => resolve(input.files?.[0]);
    input.click();
  });

/** The text of the chosen file; undefined if none was chosen, or it cannot be read. */
export const openFile = async (accept: string): Promise<string | undefined> =>
  (await pickFile(accept))?.text().catch(() => undefined);
