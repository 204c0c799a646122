/** Repairing the build: part of what is loaded first, since it is needed where something cannot be loaded. */

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
