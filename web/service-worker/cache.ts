/**
 * The cached files of one build, verified by digest: a file with any other body, wherever it comes from, is fetched
 * again past every cache, and is never stored nor copied from an older build.
 */

/** The part of the Cache API that is used. */
interface Files {
  match(address: string): Promise<Response | undefined>;
  put(address: string, response: Response): Promise<void>;
}

export interface BuildCache {
  /** The cache of this build. */
  readonly mine: Files;
  /** Looks an address up in the caches of all builds. */
  readonly anywhere: (address: string) => Promise<Response | undefined>;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly addressOf: (path: string) => string;
}

/** Files with a hash in their name are the same in every build that has them. */
const isHashed = (path: string): boolean => path.startsWith("assets/");

const digestOf = async (body: ArrayBuffer): Promise<string> => {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return `sha256-${btoa(String.fromCharCode(...bytes))}`;
};

const isSound = async (response: Response | undefined, digest: string): Promise<boolean> => {
  if (response?.ok !== true) return false;
  try {
    return (await digestOf(await response.clone().arrayBuffer())) === digest;
  } catch {
    return false;
  }
};

/**
 * From the network; a wrong body is fetched once more, past the browser's HTTP cache. Throws if there is no right one.
 */
const fetched = async ({ fetch, addressOf }: BuildCache, path: string, digest: string): Promise<Response> => {
  for (const cache of [isHashed(path) ? "default" : "no-cache", "reload"] as const) {
    const response = await fetch(new Request(addressOf(path), { cache }));
    if (await isSound(response, digest)) return response;
  }
  throw new Error(`${path} is not what was built`);
};

const keepOne = async (keeping: BuildCache, path: string, digest: string): Promise<void> => {
  const { mine, anywhere, addressOf } = keeping;
  const address = addressOf(path);
  const cached = isHashed(path) ? await anywhere(address) : undefined;
  const sound = cached !== undefined && (await isSound(cached, digest)) ? cached : await fetched(keeping, path, digest);
  await mine.put(address, sound);
};

/** Caches all files of a build, or throws. */
export const cacheAll = async (keeping: BuildCache, files: Readonly<Record<string, string>>): Promise<void> => {
  await Promise.all(Object.entries(files).map(([path, digest]) => keepOne(keeping, path, digest)));
};

/** Caches those files that are missing, each as it arrives; returns how many are there in the end. */
export const cacheMissing = async (
  keeping: BuildCache,
  files: Readonly<Record<string, string>>,
  onProgress: (kept: number) => void = () => undefined,
): Promise<number> => {
  let kept = 0;
  await Promise.all(
    Object.entries(files).map(async ([path, digest]) => {
      try {
        if ((await keeping.mine.match(keeping.addressOf(path))) === undefined) await keepOne(keeping, path, digest);
      } catch {
        // Without a network it is fetched when it is wanted the next time.
        return;
      }
      kept += 1;
      onProgress(kept);
    }),
  );
  return kept;
};

/** Verifies all cached files of a build and fetches those again that are missing or wrong; returns their numbers. */
export const repair = async (
  keeping: BuildCache,
  files: Readonly<Record<string, string>>,
): Promise<{ readonly wrong: number; readonly repaired: number }> => {
  let [wrong, repaired] = [0, 0];
  for (const [path, digest] of Object.entries(files)) {
    const address = keeping.addressOf(path);
    if (await isSound(await keeping.mine.match(address), digest)) continue;
    wrong += 1;
    try {
      await keeping.mine.put(address, await fetched(keeping, path, digest));
      repaired += 1;
    } catch {
      // Offline it stays as it is until the next time.
    }
  }
  return { wrong, repaired };
};
