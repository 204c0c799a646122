/** Data on this device: its size and integrity, what is in quarantine, export and import. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { day, number } from "../../language/format.ts";
import { texts } from "../../language/language.ts";
import { refusalText } from "../../language/refusals.ts";
import { hasServer } from "../../match/online/server-api.ts";
import { words as onlineWords } from "../../online/words.ts";
import { reread, store } from "../../store/device-store.ts";
import type { QuarantineItem } from "../../store/index.ts";
import { Frame } from "../../ui/frame/Frame.tsx";
import {
  BinIcon,
  Button,
  CheckIcon,
  confirm,
  DownloadIcon,
  IconButton,
  RestartIcon,
  saveFile,
  toast,
} from "../../ui/index.ts";
import "../../ui/pages/pages.css";
import { BackupButtons } from "./BackupButtons.tsx";
import { dataNews } from "./backup-actions.ts";
import { lastBackup } from "./last-backup.ts";

interface StorageSummary {
  readonly running: number;
  readonly finished: number;
  /** In bytes, as reported by the browser. */
  readonly size?: number;
  readonly backup?: number;
  readonly aside: readonly QuarantineItem[];
}

/** How many quarantined items are listed. */
const page = 30;

const look = async (): Promise<StorageSummary> => {
  const { running, finished, quarantine } = await store;
  const [ours, over, aside, backup, estimate] = await Promise.all([
    running({}),
    finished({}),
    quarantine.list(),
    lastBackup(),
    navigator.storage?.estimate?.().catch(() => undefined),
  ]);
  const size = estimate?.usage;
  return {
    running: ours.length,
    finished: over.length,
    aside,
    ...(size !== undefined && { size }),
    ...(backup !== undefined && { backup }),
  };
};

const megabytes = (bytes: number): string => number(Math.max(0.1, Math.round(bytes / 100_000) / 10));

const Figures = ({ kept }: { readonly kept: StorageSummary }) => {
  const words = texts.value.data;
  const rows: readonly (readonly [string, string])[] = [
    [words.running, number(kept.running)],
    [words.finished, number(kept.finished)],
    [words.size, kept.size === undefined ? words.unknown : words.megabytes(megabytes(kept.size))],
    [words.backup, kept.backup === undefined ? words.never : day(kept.backup)],
  ];
  return (
    <dl class="figures">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

const Aside = ({ items, changed }: { readonly items: readonly QuarantineItem[]; readonly changed: () => void }) => {
  const words = texts.value.data;
  const restore = async ({ key }: QuarantineItem) => {
    const read = await (await store).quarantine.restore(key);
    if (read.ok) toast(words.restored, { tone: "good" });
    else toast(refusalText(read.refusal), { tone: "warn" });
    changed();
  };
  const save = (item: QuarantineItem) =>
    saveFile({ name: `turnlight-${item.key}.json`, content: JSON.stringify(item, null, 1), type: "application/json" });
  const remove = async ({ key }: QuarantineItem) => {
    if (!(await confirm({ title: words.removeAsk, yes: words.remove, danger: true }))) return;
    await (await store).quarantine.remove(key);
    changed();
  };
  return (
    <section class="sheet paper">
      <h2>{words.aside}</h2>
      <p>{items.length === 0 ? words.nothingAside : words.asideAbout}</p>
      <ul class="aside-rows">
        {items.slice(0, page).map((item) => (
          <li key={item.key}>
            <span class="row-words">
              <strong>{refusalText(item.refusal)}</strong>
              <span class="soft">{day(item.at)}</span>
            </span>
            <span class="row">
              <IconButton icon={RestartIcon} label={words.restore} onPress={() => void restore(item)} />
              <IconButton icon={DownloadIcon} label={words.save} onPress={() => void save(item)} />
              <IconButton icon={BinIcon} label={words.remove} onPress={() => void remove(item)} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Only where the page has a server. */
const SyncLink = () => {
  const isServed = useSignal(false);
  useEffect(() => {
    void hasServer().then((is) => {
      isServed.value = is;
    });
  }, []);
  const { sync, syncAbout, syncLink } = onlineWords.value.people;
  return isServed.value ? (
    <section class="sheet paper">
      <h2>{sync}</h2>
      <p>{syncAbout}</p>
      <p>
        <a href="#/online/sync">{syncLink}</a>
      </p>
    </section>
  ) : null;
};

export const YourData = () => {
  const kept = useSignal<StorageSummary | undefined>(undefined);
  const checking = useSignal(false);
  const words = texts.value.data;
  const refresh = async () => {
    kept.value = await look();
  };
  useEffect(() => {
    void refresh();
  }, []);
  const check = async () => {
    checking.value = true;
    const { things, odd } = await (await store).check();
    checking.value = false;
    toast(odd === 0 ? words.allSound(number(things)) : words.foundOdd(odd), {
      tone: odd === 0 ? "good" : "warn",
      about: dataNews,
    });
    await refresh();
  };
  const bringBack = async () => {
    const back = await (await store).secondCopy.restore();
    toast(back === undefined ? words.noCopy : words.copiedBack(back.added), { tone: "good", about: dataNews });
    await reread();
    await refresh();
  };
  const now = kept.value;
  return (
    <Frame title={texts.value.menu.data}>
      <section class="sheet paper">
        <h2>{texts.value.settings.device}</h2>
        <p>{texts.value.settings.deviceAbout}</p>
        {now !== undefined && <Figures kept={now} />}
        <BackupButtons onDone={() => void refresh()}>
          <Button kind="quiet" icon={CheckIcon} disabled={checking.value} onPress={() => void check()}>
            {words.check}
          </Button>
          <Button kind="quiet" icon={RestartIcon} onPress={() => void bringBack()}>
            {words.copyBack}
          </Button>
        </BackupButtons>
      </section>
      <SyncLink />
      {now !== undefined && <Aside items={now.aside} changed={() => void refresh()} />}
    </Frame>
  );
};
