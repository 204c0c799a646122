/** Shows one prompt at a time when it is due; an answered prompt never returns. */
import { useSignal } from "@preact/signals";
import { list, object, oneOf } from "@turnlight/kernel/schema";
import { useEffect } from "preact/hooks";
import { preferencesOf } from "../../match/preferences.ts";
import { go } from "../../navigation/routes.ts";
import { store } from "../../store/device-store.ts";
import type { Format } from "../../store/index.ts";
import { Button } from "../../ui/index.ts";
import { canInstall, install } from "../offline/install-prompt.ts";
import { lastBackup } from "../pages/last-backup.ts";
import { type HomePrompt, promptDue, prompts } from "./prompt.ts";
import { promptWords } from "./prompt-words.ts";

interface PromptAnswers {
  readonly answered: readonly HomePrompt[];
}

const format: Format<PromptAnswers> = {
  name: "offers",
  version: 1,
  read: object({ answered: list(oneOf(...prompts), prompts.length) }),
};
const answers = preferencesOf<PromptAnswers>("hall", format, { answered: [] });

/** Counting stops at the highest threshold of all prompts. */
const counted = 10;

const dueNow = async (): Promise<HomePrompt | undefined> => {
  const [{ answered }, results] = await Promise.all([answers.get(), (await store).results({ limit: counted })]);
  const canPersist = navigator.storage?.persist !== undefined && !(await navigator.storage.persisted());
  return promptDue({
    matches: results.length,
    answered,
    canPersist,
    canInstall: canInstall(),
    hasBackup: (await lastBackup()) !== undefined,
  });
};

const accept: Readonly<Record<HomePrompt, () => unknown>> = {
  persist: () => navigator.storage.persist(),
  install,
  backup: () => go("/data"),
};

export const Prompts = () => {
  const due = useSignal<HomePrompt | undefined>(undefined);
  useEffect(() => {
    void dueNow().then((offer) => {
      due.value = offer;
    });
  }, [due]);
  const offer = due.value;
  if (offer === undefined) return null;
  const { title, no, offers: labels } = promptWords.value;
  const answer = (yes: boolean) => {
    due.value = undefined;
    void answers.get().then(({ answered }) => answers.change({ answered: [...answered, offer] }));
    if (yes) void accept[offer]();
  };
  return (
    <aside class="hall-offer paper" aria-label={title}>
      <p>{labels[offer].text}</p>
      <Button onPress={() => answer(true)}>{labels[offer].yes}</Button>
      <Button kind="quiet" onPress={() => answer(false)}>
        {no}
      </Button>
    </aside>
  );
};
