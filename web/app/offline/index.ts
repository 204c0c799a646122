/**
 * Offline use and updates: once a newer build has been fetched completely it is offered, and switched to on demand. Every
 * open page reloads then, since the files of the old build are gone. Loaded after the first paint, which needs none of it.
 */

import { houseTexts } from "../../language/language.ts";
import { recordAddress, recordName } from "../../service-worker/wanted.ts";
import { toast } from "../../ui/toast-queue.ts";

const oneHour = 3_600_000;
let registration: ServiceWorkerRegistration | undefined;

/** How long activating the new worker may take; it takes milliseconds unless it is stuck. */
const patience = 1_500;

const applyUpdate = (): void => {
  const waiting = registration?.waiting;
  waiting?.postMessage("take over");
  // A browser activates the new worker once the old one is idle, and at times believes for minutes that it is not.
  // Reloading the page settles it.
  setTimeout(() => location.reload(), waiting ? patience : 0);
};

const offerUpdate = (): void => {
  const words = houseTexts.peek().frame;
  toast(words.update, { stays: true, between: true, action: { label: words.updateNow, run: applyUpdate } });
};

const reloadOnChange = (): void => {
  // The first worker a page gets belongs to the page's own build.
  let controlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (controlled) location.reload();
    controlled = true;
  });
};

/**
 * A worker installed while another one is active is a newer build; the first one has none beside it.
 * The worker itself is asked: WebKit still lists the first one as waiting after it has taken over.
 */
const watch = (found: ServiceWorkerRegistration): void => {
  const look = (worker: ServiceWorker | null): void => {
    if (worker?.state === "installed" && found.active !== null && found.active !== worker) offerUpdate();
  };
  look(found.waiting);
  found.addEventListener("updatefound", () => {
    const worker = found.installing;
    worker?.addEventListener("statechange", () => look(worker));
  });
};

/** With hash routes a page may stay open for days without the browser checking for an update. */
const lookNowAndThen = (found: ServiceWorkerRegistration): void => {
  let looked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - looked < oneHour) return;
    looked = Date.now();
    found.update().catch(() => {});
  });
};

/**
 * The browser may evict stored data when the device is short of space, and WebKit does so after seven days without a
 * visit. Only an installed page asks for persistence; elsewhere Firefox would show a permission prompt out of context.
 */
const askToStay = (): void => {
  if (matchMedia("(display-mode: standalone)").matches) navigator.storage?.persist?.().catch(() => {});
};

const loadedFiles = (): readonly string[] => performance.getEntriesByType("resource").map(({ name }) => name);

/**
 * A worker sees what is asked for from its first page on, but not what that page had loaded before: it is told. Before it
 * is there, a record tells it, so that what is on the screen works offline as soon as the worker does.
 */
const tellLoaded = async (worker: ServiceWorker | null): Promise<void> => {
  const scope = new URL("./", document.baseURI).href;
  const loaded = loadedFiles();
  if (worker !== null) worker.postMessage({ loaded });
  else if (!(await caches.has(recordName(scope))))
    await (await caches.open(recordName(scope))).put(recordAddress(scope), Response.json({ parts: [], loaded }));
};

/** Whoever installs the page expects it to work anywhere. */
const downloadIfInstalled = (worker: ServiceWorker | null): void => {
  if (matchMedia("(display-mode: standalone)").matches) worker?.postMessage("download everything");
};

/** Without service workers the page runs from the network. */
export const startOffline = async (): Promise<void> => {
  if (!import.meta.env.PROD || !isSecureContext || !("serviceWorker" in navigator)) return;
  askToStay();
  reloadOnChange();
  try {
    const { controller } = navigator.serviceWorker;
    if (controller === null) await tellLoaded(null);
    registration = await navigator.serviceWorker.register("service-worker.js", { updateViaCache: "none" });
    watch(registration);
    lookNowAndThen(registration);
    const { active } = await navigator.serviceWorker.ready;
    await tellLoaded(active);
    downloadIfInstalled(active);
  } catch {
    return;
  }
};
