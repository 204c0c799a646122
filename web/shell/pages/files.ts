/** A file somebody chooses, by way of the browser. */

/** The text of a file somebody chooses; nothing if they choose none. */
export const openFile = (accept: string): Promise<string | undefined> =>
  new Promise((resolve) => {
    const input = document.createElement("input");
    input.type = "file";
    input.accept = accept;
    input.oncancel = () => resolve(undefined);
    input.onchange = () => void input.files?.[0]?.text().then(resolve, () => resolve(undefined));
    input.click();
  });
