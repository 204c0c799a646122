/**
 * The page without a network, and its way to a newer build: `updateReady` says that one is waiting, `applyUpdate` changes
 * over to it. Every open page reloads then, since the files of the old build are gone.
 */
import { type ReadonlySignal, signal } from "@preact/signals";

const ready = signal(false);
/** A newer build has been fetched completely and waits to be asked. */
export const updateReady: ReadonlySignal<boolean> = ready;

const oneHour = 3_600_000;
let registration: ServiceWorkerRegistration | undefined;

/** How long the change of workers may take; it is a matter of milliseconds, or it is stuck. */
const patience = 1_500;

export const applyUpdate = (): void => {
  const waiting = registration?.waiting;
  waiting?.postMessage("take over");
  // A browser changes workers once the old one has nothing in hand, and at times believes for minutes that it has.
  // Leaving the page settles it.
  setTimeout(() => location.reload(), waiting ? patience : 0);
};

/** How long looking at every file of the build may take, in milliseconds. */
const repairPatience = 20_000;

/** Has the files of this build looked at, and fetched again where they are not what was built. */
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
  // The first worker a page gets is of the page's own build.
  let controlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (controlled) location.reload();
    controlled = true;
  });
};

/**
 * A worker that is installed beside another that serves already is a newer build; the first one has nobody beside it.
 * Asked of the worker itself: WebKit still lists the first one as waiting when it has long taken over.
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

/** A page of hash routes may stay open for days without the browser ever looking for a newer one by itself. */
const lookNowAndThen = (found: ServiceWorkerRegistration): void => {
  let looked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - looked < oneHour) return;
    looked = Date.now();
    found.update().catch(() => {});
  });
};

/**
 * What is kept here may be thrown away when the device is short of room, and WebKit does so after seven days without a
 * visit. A page that was installed asks to be spared; elsewhere Firefox would put the question to a person who wonders why.
 */
const askToStay = (): void => {
  if (matchMedia("(display-mode: standalone)").matches) navigator.storage?.persist?.().catch(() => {});
};

/** Where service workers are not to be had the page works as it is, from the network. */
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
