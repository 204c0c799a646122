/** Steps after Vite's build: compression and the service worker. */
import type { Plugin } from "vite";
import { pack } from "./compress.ts";
import { writeServiceWorker } from "./service-worker.ts";

/** Also for a built page whose files were changed afterwards. */
export const finish = async (folder: string): Promise<void> => {
  await writeServiceWorker(folder);
  await pack(folder);
};

export const finished = (): Plugin => ({
  name: "finished",
  apply: "build",
  writeBundle: {
    order: "post",
    sequential: true,
    handler: ({ dir }) => (dir === undefined ? undefined : finish(dir)),
  },
});
