/**
 * Offline use and updates: `updateReady` says that a newer build is waiting, `applyUpdate` switches
 * to it. Every open page reloads then, since the files of the old build are gone.
 */
import { type ReadonlySignal, signal } from "@preact/signals";

const ready = signal(false);
/** A newer build has been fetched completely and waits to be activated. */
export const updateReady: ReadonlySignal<boolean> = ready;

const oneHour = 3_600_000;
let registration: ServiceWorkerRegistration | undefined;

/** How long activating the new worker may take; it takes milliseconds unless it is stuck. */
const patience = 1_500;

export const applyUpdate = (): void => {
  const waiting = registration?.waiting;
  waiting?.postMessage("take over");
  // A browser activates the new worker once the old one is idle, and at times believes for minutes that it is not.
  // Reloading the page settles it.
  setTimeout(() => location.reload(), waiting ? patience : 0);
};

/** Time limit for checking every file of the build, in milliseconds. */
const repairPatience = 20_000;

/** Asks the service worker to verify the files of this build, and to refetch damaged ones. */
export const repairBuild = async (): Promise<void> => {
  const worker = globalThis.navigator?.serviceWorker?.controller;
  if (!worker) return;
  await new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(resolve, repairPatience);
    port1.onmessage = () => {
      clearTimeout(timer);
      resolve();
    };
    worker.postMessage("repair", [port2]);
  });
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
    if (worker?.state === "installed" && found.active !== null && found.active !== worker) ready.value = true;
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

/** Without service workers the page runs from the network. */
export const startOffline = async (): Promise<void> => {
  if (!import.meta.env.PROD || !isSecureContext || !("serviceWorker" in navigator)) return;
  askToStay();
  reloadOnChange();
  try {
    registration = await navigator.serviceWorker.register("service-worker.js", { updateViaCache: "none" });
    watch(registration);
    lookNowAndThen(registration);
  } catch {
    return;
  }
};
