import "@fontsource-variable/fraunces/index.css";
import "./look/letters.css";
import "./look/digits.css";
import "./look/tokens.css";
import "./look/base.css";
import { computed } from "@preact/signals";
import { render } from "preact";
import { beginAnewOnReturn } from "./calls/index.ts";
import { settings } from "./settings/settings.ts";
import { App } from "./shell/App.tsx";
import { startOffline } from "./shell/offline/index.ts";
import "./shell/offline/installing.ts";
import { sound } from "./sound/index.ts";
import { remember } from "./store/device.ts";
import { injectTables } from "./table/tables.ts";

sound.configure({
  effects: computed(() => settings.value.effects),
  music: computed(() => settings.value.music),
  muted: computed(() => settings.value.muted),
});

/** Fetched with the first match, since the menu needs none of it. */
const localTables = async () => (await import("./table/local/tables.ts")).localTables;
/** Tables of the server have an address that says so. */
const farPrefix = "far-";
const openFar = async (address: string) =>
  (await import("./shell/far/tables.ts")).openFar(address.slice(farPrefix.length));
injectTables({
  lay: async (laid, drawn) => (await localTables()).lay(laid, drawn),
  playOn: async (from) => (await localTables()).playOn(from),
  open: async (address, how) =>
    address.startsWith(farPrefix) ? openFar(address) : (await localTables()).open(address, how),
});

const parlour = document.getElementById("parlour");
if (parlour !== null) render(<App />, parlour);
beginAnewOnReturn();
void remember();
void startOffline();
