/** Who one is to the server: another device, signing out, all that is known, and the end of it. */
import { useSignal } from "@preact/signals";
import type { Result } from "@turnlight/kernel";
import { serverApi } from "../../match/online/server-api.ts";
import { hasVisited } from "../../match/online/visited.ts";
import { Frame } from "../../ui/frame/Frame.tsx";
import { BinIcon, Button, CloseIcon, confirm, DownloadIcon, LockIcon, saveFile, toast } from "../../ui/index.ts";
import { sayRefused } from "../refusals.ts";
import { words } from "../words.ts";
import { hasPasskeys, makePasskey, usePasskey } from "./passkeys.ts";
import "../online.css";

const told = async (doing: Promise<Result<unknown>>, news: string): Promise<void> => {
  const done = await doing;
  if (done.ok) toast(news, { tone: "good" });
  else sayRefused(done.refusal);
};

const Recovery = () => {
  const said = words.value.people;
  const code = useSignal("");
  const typed = useSignal("");
  const show = async () => {
    const fresh = await serverApi.freshRecovery();
    if (fresh.ok) code.value = fresh.value;
    else sayRefused(fresh.refusal);
  };
  const use = async () => {
    const wanted = typed.peek().trim().toUpperCase();
    const done = await serverApi.recover(wanted);
    if (done.ok) hasVisited.keep();
    await told(Promise.resolve(done), said.entered);
  };
  return (
    <section class="sheet paper">
      <h2>{said.recovery}</h2>
      {hasPasskeys() && (
        <>
          <p>{said.passkey}</p>
          <div class="far-keys">
            <Button icon={LockIcon} onPress={() => void told(makePasskey(), said.madePasskey)}>
              {said.makePasskey}
            </Button>
            <Button kind="quiet" onPress={() => void told(usePasskey(), said.entered)}>
              {said.usePasskey}
            </Button>
          </div>
        </>
      )}
      <p>{said.recoveryAbout}</p>
      {code.value === "" ? (
        <Button kind="quiet" icon={LockIcon} onPress={() => void show()}>
          {said.fresh}
        </Button>
      ) : (
        <p class="far-recovery" role="status" translate={false}>
          {code.value}
        </p>
      )}
      <form
        class="far-enter"
        onSubmit={(event) => {
          event.preventDefault();
          void use();
        }}
      >
        <label>
          <span>{said.enter}</span>
          <input
            value={typed.value}
            maxLength={23}
            autoComplete="off"
            autoCapitalize="characters"
            spellcheck={false}
            onInput={({ currentTarget }) => {
              typed.value = currentTarget.value;
            }}
          />
        </label>
        <Button kind="quiet" disabled={typed.value.trim() === ""} onPress={() => void use()}>
          {said.use}
        </Button>
      </form>
    </section>
  );
};

export const Account = () => {
  const said = words.value.people;
  const sure = (title: string) => confirm({ title, yes: said.yes, no: said.no, danger: true });
  const save = async () => {
    const known = await serverApi.aboutMe();
    if (!known.ok) return sayRefused(known.refusal);
    const content = JSON.stringify(known.value, undefined, 2);
    saveFile({ name: "turnlight-far-away.json", content, type: "application/json" });
  };
  const signOut = async () => {
    if (await sure(said.signOutAsk)) await told(serverApi.signOut(), said.signedOut);
  };
  const remove = async () => {
    if (await sure(said.deleteAsk)) await told(serverApi.deleteMe(), said.deleted);
  };
  return (
    <Frame title={said.title}>
      <div class="far-room">
        <section class="sheet paper">
          <p>{said.about}</p>
        </section>
        <Recovery />
        <section class="sheet paper">
          <h2>{said.data}</h2>
          <div class="far-keys">
            <Button kind="quiet" icon={DownloadIcon} onPress={() => void save()}>
              {said.export}
            </Button>
            <Button kind="quiet" icon={CloseIcon} onPress={() => void signOut()}>
              {said.signOut}
            </Button>
            <Button kind="danger" icon={BinIcon} onPress={() => void remove()}>
              {said.delete}
            </Button>
          </div>
        </section>
      </div>
    </Frame>
  );
};
