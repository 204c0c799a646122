/** Shares something: by the system's share menu if there is one, by clipboard, or as a file. */
import "./ShareSheet.css";
import { useEffect, useRef, useState } from "preact/hooks";
import { findLinkServer, sharedLink } from "../navigation/shared-link.ts";
import { announce } from "./announcer.tsx";
import { Button } from "./Button.tsx";
import { copy } from "./clipboard.ts";
import { Dialog } from "./Dialog.tsx";
import { CopyIcon, DownloadIcon, ShareIcon } from "./icons.tsx";
import { canSend, type ShareContent, type SharedFile, saveFile, send } from "./share.ts";
import { words } from "./words.ts";

export interface ShareSheetProps extends ShareContent {
  /** The place of the page to send a link to, instead of `url`. */
  readonly place?: string;
  /** Offered as a download, besides. */
  readonly file?: SharedFile;
  readonly onClose: () => void;
}

/** A longer text scrolls. */
const mostRows = 16;

/** A picture goes along where the system's menu takes one. */
const withFile = (shared: ShareContent, file: SharedFile | undefined): ShareContent => {
  if (file === undefined || !(file.content instanceof Blob)) return shared;
  const whole = { ...shared, files: [new File([file.content], file.name, { type: file.type ?? file.content.type })] };
  return canSend(whole) ? whole : shared;
};

export const ShareSheet = ({ title, text, url: given, place, file, onClose }: ShareSheetProps) => {
  const field = useRef<HTMLTextAreaElement>(null);
  const [news, setNews] = useState("");
  const labels = words.value;
  useEffect(() => {
    if (place !== undefined) void findLinkServer();
  }, [place]);
  const url = place === undefined ? given : sharedLink(place);
  const shared = withFile({ title, text, ...(url === undefined ? {} : { url }) }, file);
  const whole = url === undefined ? text : `${text}\n${url}`;
  const tell = (message: string) => {
    setNews(message);
    announce(message);
  };
  const copyIt = async () => {
    if (await copy(whole)) return tell(labels.copied);
    field.current?.focus();
    field.current?.select();
    tell(labels.copyByHand);
  };
  const sendIt = async () => {
    if ((await send(shared)) === "failed") await copyIt();
  };
  const saveIt = (saved: SharedFile) => tell(saveFile(saved) ? labels.saved(saved.name) : labels.saveFailed);
  const sends = canSend(shared);
  return (
    <Dialog title={title} onClose={onClose}>
      <div class="share-sheet">
        <textarea
          ref={field}
          readonly
          rows={Math.min(mostRows, whole.split("\n").length + 1)}
          value={whole}
          aria-label={labels.shareText}
          onFocus={(event) => event.currentTarget.select()}
        />
        <div class="share-ways">
          {sends && (
            <Button icon={ShareIcon} wide autofocus onPress={sendIt}>
              {labels.shareWith}
            </Button>
          )}
          <Button icon={CopyIcon} wide kind={sends ? "quiet" : "main"} autofocus={!sends} onPress={copyIt}>
            {labels.copy}
          </Button>
          {file && (
            <Button icon={DownloadIcon} wide kind="quiet" onPress={() => saveIt(file)}>
              {labels.save}
            </Button>
          )}
        </div>
        <p class="share-news">{news}</p>
      </div>
    </Dialog>
  );
};
