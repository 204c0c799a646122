/** One offer at a time, at the right moment, and never twice. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { inLanguage } from "../../language/language.ts";
import { preferencesOf } from "../../match/preferences.ts";
import { go } from "../../navigation/routes.ts";
import { store } from "../../store/device-store.ts";
import { choice, type Format, form, listOf } from "../../store/index.ts";
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
  read: form({ answered: listOf(choice(...prompts), prompts.length) }),
};
const answers = preferencesOf<PromptAnswers>("hall", format, { answered: [] });

/** As many as the last offer waits for. */
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
  const { title, no, offers: said } = inLanguage(promptWords);
  const answer = (yes: boolean) => {
    due.value = undefined;
    void answers.get().then(({ answered }) => answers.change({ answered: [...answered, offer] }));
    if (yes) void accept[offer]();
  };
  return (
    <aside class="hall-offer paper" aria-label={title}>
      <p>{said[offer].text}</p>
      <Button onPress={() => answer(true)}>{said[offer].yes}</Button>
      <Button kind="quiet" onPress={() => answer(false)}>
        {no}
      </Button>
    </aside>
  );
};
