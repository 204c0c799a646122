/** The sync page: switching it on, connecting a device, what is synced, when last, what failed, and switching it off. */
import { useSignal } from "@preact/signals";
import type { Result } from "@turnlight/kernel";
import { useEffect } from "preact/hooks";
import { texts } from "../../language/language.ts";
import { refusalText } from "../../language/refusals.ts";
import { Frame } from "../../ui/frame/Frame.tsx";
import { Button, LockIcon } from "../../ui/index.ts";
import { useOneAtATime } from "../../ui/one-at-a-time.ts";
import { hasPasskeys } from "../account/passkeys.ts";
import { onlineRefusals } from "../refusals.ts";
import {
  openByCode,
  openByPasskey,
  refreshView,
  runSync,
  switchOnByCode,
  switchOnByPasskey,
  trouble,
  view,
} from "./control.ts";
import { SyncStatus } from "./SyncStatus.tsx";
import { words } from "./words.ts";
import "../../ui/pages/pages.css";
import "../online.css";

/** Runs one switch at a time; what is refused is said beside it, and otherwise the first sync begins. */
const useSwitch = () => {
  const going = useOneAtATime();
  const problem = useSignal("");
  const run = (act: () => Promise<Result<unknown>>) =>
    void going.run(async () => {
      problem.value = "";
      const done = await act();
      if (!done.ok) {
        problem.value = refusalText(done.refusal, onlineRefusals());
        await refreshView();
        return;
      }
      await runSync();
      await refreshView();
    });
  return { run, isGoing: going.going.value, problem: problem.value };
};

const Connect = ({ isLocked }: { readonly isLocked: boolean }) => {
  const labels = words.value;
  const typed = useSignal("");
  const { run, isGoing, problem } = useSwitch();
  const open = () => {
    if (typed.peek().trim() !== "") run(() => openByCode(typed.peek()));
  };
  return (
    <section class="sheet paper">
      <h2>{labels.otherDevice}</h2>
      <p>{isLocked ? labels.locked : labels.openAbout}</p>
      {hasPasskeys() && (
        <div class="online-keys">
          <Button kind="quiet" icon={LockIcon} disabled={isGoing} onPress={() => run(openByPasskey)}>
            {labels.openByPasskey}
          </Button>
        </div>
      )}
      <form
        class="online-enter"
        onSubmit={(event) => {
          event.preventDefault();
          open();
        }}
      >
        <label>
          <span>{labels.code}</span>
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
        <Button kind="quiet" disabled={typed.value.trim() === "" || isGoing} onPress={open}>
          {labels.open}
        </Button>
      </form>
      {problem !== "" && <p role="alert">{problem}</p>}
    </section>
  );
};

const SwitchOn = ({ onCode }: { readonly onCode: (code: string) => void }) => {
  const labels = words.value;
  const { run, isGoing, problem } = useSwitch();
  const byCode = async () => {
    const made = await switchOnByCode();
    if (made.ok) onCode(made.value);
    return made;
  };
  return (
    <section class="sheet paper">
      <h2>{labels.off}</h2>
      <p>{labels.offAbout}</p>
      <div class="online-keys">
        {hasPasskeys() && (
          <Button icon={LockIcon} disabled={isGoing} onPress={() => run(switchOnByPasskey)}>
            {labels.byPasskey}
          </Button>
        )}
        <Button kind={hasPasskeys() ? "quiet" : "main"} icon={LockIcon} disabled={isGoing} onPress={() => run(byCode)}>
          {labels.byCode}
        </Button>
      </div>
      {problem !== "" && <p role="alert">{problem}</p>}
    </section>
  );
};

const Trouble = () => {
  if (trouble.value === undefined) return null;
  return (
    <section class="sheet paper">
      <p role="alert">{refusalText(trouble.value, onlineRefusals())}</p>
    </section>
  );
};

const Code = ({ code }: { readonly code: string }) => {
  const labels = words.value;
  return (
    <section class="sheet paper">
      <h2>{labels.yourCode}</h2>
      <p class="online-recovery" role="status" translate={false}>
        {code}
      </p>
      <p>{labels.yourCodeAbout}</p>
    </section>
  );
};

export const SyncPage = () => {
  const labels = words.value;
  const code = useSignal("");
  useEffect(() => {
    trouble.value = undefined;
    void refreshView();
    return () => {
      view.value = undefined;
    };
  }, []);
  const now = view.value;
  const show = (fresh: string) => {
    code.value = fresh;
  };
  return (
    <Frame title={labels.title}>
      <div class="online-room">
        <section class="sheet paper">
          <p>{labels.about}</p>
          <p>{labels.sealed}</p>
        </section>
        <Trouble />
        {code.value !== "" && <Code code={code.value} />}
        {now === undefined ? (
          <p class="moment" role="status">
            {texts.value.frame.wait}
          </p>
        ) : now.state !== undefined ? (
          <SyncStatus now={now} state={now.state} onCode={show} />
        ) : !now.canEncrypt ? (
          <section class="sheet paper">
            <p>{labels.notHere}</p>
          </section>
        ) : (
          <>
            {now.account === undefined && <SwitchOn onCode={show} />}
            <Connect isLocked={now.account !== undefined} />
          </>
        )}
      </div>
    </Frame>
  );
};
