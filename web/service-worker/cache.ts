/**
 * The files of one build, each exactly as it was built: whatever has another body, wherever it comes from, is fetched
 * again past every cache, and never kept nor taken along from an older build.
 */

/** As much of a cache as this needs. */
interface Files {
  match(address: string): Promise<Response | undefined>;
  put(address: string, response: Response): Promise<void>;
}

export interface BuildCache {
  /** The cache of this build. */
  readonly mine: Files;
  /** What any build has kept at an address. */
  readonly anywhere: (address: string) => Promise<Response | undefined>;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly addressOf: (path: string) => string;
}

/** What has its hash in its name is the same in every build that has it. */
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

/** From the network; a wrong body once more, past the browser's own cache. It throws where there is no right one. */
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
  const kept = isHashed(path) ? await anywhere(address) : undefined;
  const sound = kept !== undefined && (await isSound(kept, digest)) ? kept : await fetched(keeping, path, digest);
  await mine.put(address, sound);
};

/** All of a build, or it throws. */
export const cacheAll = async (keeping: BuildCache, files: Readonly<Record<string, string>>): Promise<void> => {
  await Promise.all(Object.entries(files).map(([path, digest]) => keepOne(keeping, path, digest)));
};

/** Looks at everything that is kept of a build and fetches again what is missing or wrong; says how much that was. */
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
      // Without a network it stays as it is until the next time.
    }
  }
  return { wrong, repaired };
};
