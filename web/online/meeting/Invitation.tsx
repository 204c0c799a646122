/** Invites others: a link, its QR code, and a code to read aloud. */
import type { TableState } from "@turnlight/wire";
import { useRef } from "preact/hooks";
import { announce, Button, CopyIcon, canSend, copy, ShareIcon, send, toast } from "../../ui/index.ts";
import { words } from "../words.ts";
import { QrCode } from "./QrCode.tsx";

export const linkTo = (table: string): string => new URL(`#/far/${table}`, location.href.split("#")[0]).href;

export const Invitation = ({ state: { id, code } }: { readonly state: TableState }) => {
  const field = useRef<HTMLInputElement>(null);
  const labels = words.value.room;
  const link = linkTo(id);
  const shared = { title: "Turnlight", text: labels.link, url: link };
  const copyIt = async () => {
    if (await copy(link)) {
      toast(labels.copied, { tone: "good" });
      return;
    }
    field.current?.select();
    announce(labels.copyByHand);
  };
  const sendIt = async () => {
    if ((await send(shared)) === "failed") await copyIt();
  };
  return (
    <section class="sheet paper online-invitation">
      <div>
        <h2>{labels.link}</h2>
        <label class="online-link">
          <span class="spoken-only">{labels.link}</span>
          <input ref={field} readonly value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
        </label>
        <div class="online-keys">
          {canSend(shared) && (
            <Button icon={ShareIcon} onPress={() => void sendIt()}>
              {labels.send}
            </Button>
          )}
          <Button kind={canSend(shared) ? "quiet" : "main"} icon={CopyIcon} onPress={() => void copyIt()}>
            {labels.copy}
          </Button>
        </div>
        {code !== undefined && (
          <>
            <h2>{labels.code}</h2>
            <p class="online-code" translate={false}>
              {code}
            </p>
            <p>{labels.codeAbout}</p>
          </>
        )}
      </div>
      <QrCode text={link} label={labels.qr} />
    </section>
  );
};
