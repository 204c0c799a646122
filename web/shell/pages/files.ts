/** Files in and out, by way of the browser. */

export const saveFile = (name: string, text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the file by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};

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
