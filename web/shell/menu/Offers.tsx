/** One offer at a time, at the right moment, and never twice. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { inLanguage } from "../../language/language.ts";
import { go } from "../../routes.ts";
import { store } from "../../store/device.ts";
import { choice, type Format, form, listOf } from "../../store/index.ts";
import { habitsOf } from "../../table/habits.ts";
import { Button } from "../../table/parts/index.ts";
import { canInstall, install } from "../offline/installing.ts";
import { lastBackup } from "../pages/last-backup.ts";
import { type Offer, offerDue, offers } from "./offer.ts";
import { offerWords } from "./words.ts";

interface Answers {
  readonly answered: readonly Offer[];
}

const format: Format<Answers> = {
  name: "offers",
  version: 1,
  read: form({ answered: listOf(choice(...offers), offers.length) }),
};
const answers = habitsOf<Answers>("hall", format, { answered: [] });

/** As many as the last offer waits for. */
const counted = 10;

const dueNow = async (): Promise<Offer | undefined> => {
  const [{ answered }, results] = await Promise.all([answers.get(), (await store).results({ limit: counted })]);
  const canPersist = navigator.storage?.persist !== undefined && !(await navigator.storage.persisted());
  return offerDue({
    matches: results.length,
    answered,
    canPersist,
    canInstall: canInstall(),
    hasBackup: (await lastBackup()) !== undefined,
  });
};

const accept: Readonly<Record<Offer, () => unknown>> = {
  persist: () => navigator.storage.persist(),
  install,
  backup: () => go("/data"),
};

export const Offers = () => {
  const due = useSignal<Offer | undefined>(undefined);
  useEffect(() => {
    void dueNow().then((offer) => {
      due.value = offer;
    });
  }, [due]);
  const offer = due.value;
  if (offer === undefined) return null;
  const { title, no, offers: said } = inLanguage(offerWords);
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
