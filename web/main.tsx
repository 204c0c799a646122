import "@fontsource-variable/fraunces/index.css";
import "./ui/theme/letters.css";
import "./ui/theme/digits.css";
import "./ui/theme/tokens.css";
import "./ui/theme/base.css";
import { computed } from "@preact/signals";
import { render } from "preact";
import { App } from "./app/App.tsx";
import { startLanguage } from "./language/language.ts";
import { settings } from "./settings/settings.ts";
import { reloadOnReturn } from "./worker-rpc/index.ts";
import "./app/offline/install-prompt.ts";
import { injectTables } from "./match/tables.ts";
import { sound } from "./sound/index.ts";
import { loadDevice } from "./store/device-store.ts";
import { afterPaint } from "./ui/after-paint.ts";

sound.configure({
  effects: computed(() => settings.value.effects),
  music: computed(() => settings.value.music),
  ambience: computed(() => settings.value.ambience),
  muted: computed(() => settings.value.muted),
});

/** Loaded with the first match; the home page needs none of it. */
const localTables = async () => (await import("./match/local/tables.ts")).localTables;
/** Prefix of the ids of online tables in addresses. */
const onlinePrefix = "online-";
const openOnline = async (address: string) =>
  (await import("./online/open-table.ts")).openOnlineTable(address.slice(onlinePrefix.length));
injectTables({
  lay: async (laid, drawn) => (await localTables()).lay(laid, drawn),
  playOn: async (from) => (await localTables()).playOn(from),
  open: async (address, how) =>
    address.startsWith(onlinePrefix) ? openOnline(address) : (await localTables()).open(address, how),
});

const start = async (): Promise<void> => {
  await startLanguage();
  const parlour = document.getElementById("parlour");
  if (parlour !== null) render(<App />, parlour);
  await afterPaint();
  const { sendWaiting, startOffline, startSync, watchIdle } = await import("./app/background.ts");
  watchIdle();
  sendWaiting();
  await Promise.all([startOffline(), startSync()]);
};

// Without texts there is no page; the recovery page then says so.
void start();
reloadOnReturn();
void loadDevice();
