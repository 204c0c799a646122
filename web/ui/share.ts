/** The system's share menu and downloads. Each returns whether it worked; none throws. */
export interface ShareContent {
  readonly title: string;
  readonly text: string;
  /** A link to send along. */
  readonly url?: string;
  readonly files?: File[];
}

export interface SharedFile {
  readonly name: string;
  readonly content: string | Blob;
  readonly type?: string;
}

export const canSend = (shared: ShareContent): boolean => {
  try {
    return typeof navigator.share === "function" && (navigator.canShare?.({ ...shared }) ?? true);
  } catch {
    return false;
  }
};

/** Cancelling the system's menu is no failure. */
export const send = async (shared: ShareContent): Promise<"sent" | "kept" | "failed"> => {
  try {
    await navigator.share({ ...shared });
    return "sent";
  } catch (problem) {
    return problem instanceof DOMException && problem.name === "AbortError" ? "kept" : "failed";
  }
};

/** Milliseconds; long enough for the browser to read the download. */
const keepFor = 30_000;

export const saveFile = ({ name, content, type = "text/plain" }: SharedFile): boolean => {
  try {
    const address = URL.createObjectURL(new Blob([content], { type }));
    const link = document.createElement("a");
    link.href = address;
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), keepFor);
    return true;
  } catch {
    return false;
  }
};
