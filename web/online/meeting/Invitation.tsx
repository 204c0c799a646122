/** How others get here: a link to send, the same as a picture, and a code to say aloud. */
import type { TableState } from "@turnlight/wire";
import { useRef } from "preact/hooks";
import { announce, Button, CopyIcon, canSend, copy, ShareIcon, send, toast } from "../../ui/index.ts";
import { words } from "../words.ts";
import { QrCode } from "./QrCode.tsx";

export const linkTo = (table: string): string => new URL(`#/far/${table}`, location.href.split("#")[0]).href;

export const Invitation = ({ state: { id, code } }: { readonly state: TableState }) => {
  const field = useRef<HTMLInputElement>(null);
  const said = words.value.room;
  const link = linkTo(id);
  const shared = { title: "Turnlight", text: said.link, url: link };
  const copyIt = async () => {
    if (await copy(link)) {
      toast(said.copied, { tone: "good" });
      return;
    }
    field.current?.select();
    announce(said.copyByHand);
  };
  const sendIt = async () => {
    if ((await send(shared)) === "failed") await copyIt();
  };
  return (
    <section class="sheet paper far-invitation">
      <div>
        <h2>{said.link}</h2>
        <label class="far-link">
          <span class="spoken-only">{said.link}</span>
          <input ref={field} readonly value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
        </label>
        <div class="far-keys">
          {canSend(shared) && (
            <Button icon={ShareIcon} onPress={() => void sendIt()}>
              {said.send}
            </Button>
          )}
          <Button kind={canSend(shared) ? "quiet" : "main"} icon={CopyIcon} onPress={() => void copyIt()}>
            {said.copy}
          </Button>
        </div>
        {code !== undefined && (
          <>
            <h2>{said.code}</h2>
            <p class="far-code" translate={false}>
              {code}
            </p>
            <p>{said.codeAbout}</p>
          </>
        )}
      </div>
      <QrCode text={link} label={said.qr} />
    </section>
  );
};
