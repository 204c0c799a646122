/** Downloading all games for offline use, as the settings offer it. */

/** How many of the page's files are on this device. */
export interface KeptFiles {
  readonly kept: number;
  readonly of: number;
  readonly done: boolean;
}

const ask = (message: "download everything" | "what is kept", heard: (answer: KeptFiles) => void): boolean => {
  const worker = globalThis.navigator?.serviceWorker?.controller;
  if (!worker) return false;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<KeptFiles>) => {
    heard(data);
    if (data.done) port1.close();
  };
  worker.postMessage(message, [port2]);
  return true;
};

/** Tells what is kept; false where nothing can be kept. */
export const askKept = (heard: (answer: KeptFiles) => void): boolean => ask("what is kept", heard);

/** Downloads all files and tells how far it is, until it is done. */
export const downloadEverything = (heard: (answer: KeptFiles) => void): boolean => ask("download everything", heard);
