/** Invites others: a link, its QR code, and a code to read aloud. */
import type { TableState } from "@turnlight/wire";
import { useRef } from "preact/hooks";
import { announce, Button, CopyIcon, canSend, copy, ShareIcon, send, toast, WarnIcon } from "../../ui/index.ts";
import { words } from "../words.ts";
import { QrCode } from "./QrCode.tsx";
import { useLink } from "./table-link.ts";
import { meetingWords } from "./words.ts";
import "../tokens.css";
import "./meeting.css";

const CodeTiles = ({ code }: { readonly code: string }) => (
  <p class="online-code code-tiles" translate={false}>
    {[...code].map((letter, n) => (
      <b key={n}>{letter}</b>
    ))}
  </p>
);

export const Invitation = ({ state }: { readonly state: TableState }) => {
  const { code } = state;
  const field = useRef<HTMLInputElement>(null);
  const labels = words.value.room;
  const own = meetingWords.value.invite;
  const { link, isLocal } = useLink(state);
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
      <h2>{own.send}</h2>
      <label class="online-link invitation-link">
        <span class="spoken-only">{own.link}</span>
        <input ref={field} readonly value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
      </label>
      <div class="online-keys">
        {canSend(shared) && (
          <Button icon={ShareIcon} wide onPress={() => void sendIt()}>
            {own.share}
          </Button>
        )}
        <Button kind={canSend(shared) ? "quiet" : "main"} icon={CopyIcon} wide onPress={() => void copyIt()}>
          {labels.copy}
        </Button>
      </div>
      {isLocal && (
        <p class="online-local">
          <WarnIcon />
          {own.local}
        </p>
      )}
      {code !== undefined && (
        <div class="online-spell">
          <p>{own.code}</p>
          <CodeTiles code={code} />
        </div>
      )}
      <QrCode text={link} label={labels.qr} />
    </section>
  );
};
