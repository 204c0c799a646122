/** The online account: adding a device, signing out, exporting what the server knows, deleting it. */
import { useSignal } from "@preact/signals";
import type { Result } from "@turnlight/kernel";
import { rememberGuest } from "../../match/online/remember-guest.ts";
import { serverApi } from "../../match/online/server-api.ts";
import { Frame } from "../../ui/frame/Frame.tsx";
import { BinIcon, Button, CloseIcon, confirm, DownloadIcon, LockIcon, saveFile, toast } from "../../ui/index.ts";
import { sayRefused } from "../refusals.ts";
import { newRecoveryCode } from "../sync/control.ts";
import { words } from "../words.ts";
import { hasPasskeys, makePasskey, usePasskey } from "./passkeys.ts";
import "../online.css";

const report = async (doing: Promise<Result<unknown>>, news: string): Promise<void> => {
  const done = await doing;
  if (done.ok) toast(news, { tone: "good" });
  else sayRefused(done.refusal);
};

const Recovery = () => {
  const labels = words.value.people;
  const code = useSignal("");
  const typed = useSignal("");
  const show = async () => {
    const fresh = await newRecoveryCode();
    if (fresh.ok) code.value = fresh.value;
    else sayRefused(fresh.refusal);
  };
  const use = async () => {
    const { signInCode } = await import("../../store/sync/sync-key.ts");
    const done = await serverApi.recover(await signInCode(typed.peek()));
    if (done.ok) rememberGuest();
    await report(Promise.resolve(done), labels.entered);
  };
  return (
    <section class="sheet paper">
      <h2>{labels.recovery}</h2>
      {hasPasskeys() && (
        <>
          <p>{labels.passkey}</p>
          <div class="online-keys">
            <Button icon={LockIcon} onPress={() => void report(makePasskey(), labels.madePasskey)}>
              {labels.makePasskey}
            </Button>
            <Button kind="quiet" onPress={() => void report(usePasskey(), labels.entered)}>
              {labels.usePasskey}
            </Button>
          </div>
        </>
      )}
      <p>{labels.recoveryAbout}</p>
      {code.value === "" ? (
        <Button kind="quiet" icon={LockIcon} onPress={() => void show()}>
          {labels.fresh}
        </Button>
      ) : (
        <p class="online-recovery" role="status" translate={false}>
          {code.value}
        </p>
      )}
      <form
        class="online-enter"
        onSubmit={(event) => {
          event.preventDefault();
          void use();
        }}
      >
        <label>
          <span>{labels.enter}</span>
          <input
            value={typed.value}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellcheck={false}
            onInput={({ currentTarget }) => {
              typed.value = currentTarget.value;
            }}
          />
        </label>
        <Button kind="quiet" disabled={typed.value.trim() === ""} onPress={() => void use()}>
          {labels.use}
        </Button>
      </form>
    </section>
  );
};

export const Account = () => {
  const labels = words.value.people;
  const sure = (title: string) => confirm({ title, yes: labels.yes, no: labels.no, danger: true });
  const save = async () => {
    const known = await serverApi.aboutMe();
    if (!known.ok) return sayRefused(known.refusal);
    const content = JSON.stringify(known.value, undefined, 2);
    saveFile({ name: "turnlight-account.json", content, type: "application/json" });
  };
  const signOut = async () => {
    if (await sure(labels.signOutAsk)) await report(serverApi.signOut(), labels.signedOut);
  };
  const remove = async () => {
    if (await sure(labels.deleteAsk)) await report(serverApi.deleteMe(), labels.deleted);
  };
  return (
    <Frame title={labels.title}>
      <div class="online-room">
        <section class="sheet paper">
          <p>{labels.about}</p>
        </section>
        <Recovery />
        <section class="sheet paper">
          <h2>{labels.sync}</h2>
          <p>{labels.syncAbout}</p>
          <p>
            <a href="#/online/sync">{labels.syncLink}</a>
          </p>
        </section>
        <section class="sheet paper">
          <h2>{labels.data}</h2>
          <div class="online-keys">
            <Button kind="quiet" icon={DownloadIcon} onPress={() => void save()}>
              {labels.export}
            </Button>
            <Button kind="quiet" icon={CloseIcon} onPress={() => void signOut()}>
              {labels.signOut}
            </Button>
            <Button kind="danger" icon={BinIcon} onPress={() => void remove()}>
              {labels.delete}
            </Button>
          </div>
        </section>
      </div>
    </Frame>
  );
};
