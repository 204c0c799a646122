/**
 * Offline use, and push notifications while no page is open. Each build has its files in a cache of its own: at once those
 * that everybody needs and what this device has used before, a game with all that belongs to it when it is first opened.
 * Files are verified by digest, so a page never mixes files of two builds: a newer build waits until it is asked for or no
 * page is open.
 */

import { placeOf } from "../navigation/short-paths.ts";
import { type BuildCache, cacheAll, cacheMissing, repair } from "./cache.ts";
import type { Precache } from "./precache.ts";
import { goTo, shownNotification } from "./push.ts";
import { everything, filesFor, readWanted, recordAddress, recordName } from "./wanted.ts";

declare const self: ServiceWorkerGlobalScope;
/** Filled in by the build. */
declare const __PRECACHE__: Precache;

const { version, files, parts } = __PRECACHE__;
/** Caches belong to the whole origin: a page below its root leaves those of other pages there alone. */
const { pathname } = new URL(self.registration.scope);
const family = pathname === "/" ? "turnlight-" : `turnlight at ${pathname} `;
const mine = family + version;
const shell = "index.html";
/** A request's headers never select another file here. */
const asStored = { ignoreVary: true } as const;

const url = (path: string): string => new URL(path, self.registration.scope).href;

const keeping = async (): Promise<BuildCache> => {
  const cache = await caches.open(mine);
  return {
    mine: {
      match: (address) => cache.match(address, asStored),
      put: (address, response) => cache.put(address, response),
    },
    anywhere: (address) => caches.match(address, asStored),
    fetch: (request) => fetch(request),
    addressOf: url,
  };
};

const pathOf = (address: string): string => address.slice(url("./").length).split(/[?#]/)[0] ?? "";

const scope = (): string => self.registration.scope;
const record = (): Promise<Cache> => caches.open(recordName(scope()));

/** The parts this device wants. Whoever had a build from before there were parts had everything. */
const wantedParts = async (): Promise<ReadonlySet<string>> => {
  const kept = await readWanted(await (await record()).match(recordAddress(scope())));
  if (kept !== undefined)
    return new Set([...kept.parts, ...kept.loaded.flatMap((address) => parts[pathOf(address)] ?? [])]);
  const hasOlder = (await caches.keys()).some((name) => name.startsWith(family) && name !== mine);
  return new Set(hasOlder ? [everything] : []);
};

const remember = async (wanted: ReadonlySet<string>): Promise<void> =>
  (await record()).put(recordAddress(scope()), Response.json({ parts: [...wanted], loaded: [] }));

let lastWish: Promise<unknown> = Promise.resolve();
/** One after the other, so that none overwrites what another has written. */
const want = (more: readonly string[], onProgress?: (kept: number) => void): Promise<number> => {
  const done = lastWish.then(async () => {
    const before = await wantedParts();
    const wanted = new Set([...before, ...more]);
    if (wanted.size > before.size) await remember(wanted);
    return cacheMissing(await keeping(), filesFor({ files, parts }, wanted), onProgress);
  });
  lastWish = done.catch(() => undefined);
  return done;
};

const install = async (): Promise<void> => {
  const wanted = await wantedParts();
  await remember(wanted);
  await cacheAll(await keeping(), filesFor({ files, parts }, wanted));
};

/** Answers once all files that are wanted have been verified. */
const repairAll = async (answer: MessagePort | undefined): Promise<void> =>
  answer?.postMessage(await repair(await keeping(), filesFor({ files, parts }, await wantedParts())));

/** Fetches everything, and tells how far it is. */
const downloadAll = async (answer: MessagePort | undefined): Promise<void> => {
  const of = Object.keys(files).length;
  const kept = await want([everything], (kept) => answer?.postMessage({ kept, of, done: false }));
  answer?.postMessage({ kept, of, done: true });
};

/** Answers once everything that was wanted so far is there, or cannot be had. */
const tellKept = async (answer: MessagePort | undefined): Promise<void> => {
  await lastWish;
  const kept = (await (await caches.open(mine)).keys()).length;
  answer?.postMessage({ kept, of: Object.keys(files).length, done: true });
};

const activate = async (): Promise<void> => {
  const old = (await caches.keys()).filter((name) => name.startsWith(family) && name !== mine);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
};

const cached = async (path: string): Promise<Response | undefined> =>
  (await caches.open(mine)).match(url(path), asStored);

/** Addresses other than the page's own belong to the server, as long as it can be reached. */
const open = async (request: Request): Promise<Response> => {
  const page = await cached(shell);
  const [address = ""] = request.url.split(/[?#]/);
  if (page !== undefined && (address === url("./") || address === url(shell))) return page;
  try {
    return await fetch(request);
  } catch (problem) {
    if (page === undefined) throw problem;
    const place = placeOf(address.slice(url("./").length));
    return place === undefined ? page : Response.redirect(url(`./#${place}`));
  }
};

/** A file that is not there yet was not wanted before, or is newly wanted: it comes with all that belongs to it. */
const answer = async (event: FetchEvent): Promise<Response> => {
  const { request } = event;
  const found = await cached(request.url);
  if (found !== undefined) return found;
  const path = pathOf(request.url);
  if (!Object.hasOwn(files, path)) return fetch(request);
  const response = await fetch(request);
  if (response.ok) event.waitUntil(want(parts[path] ?? []));
  // The server has another build by now, which the page is to be offered.
  else event.waitUntil(self.registration.update());
  return response;
};

const showCall = async (text: string): Promise<void> => {
  const { title, leadsTo, ...shown } = shownNotification(text, self.navigator.language);
  await self.registration.showNotification(title, { ...shown, icon: url("icon-192.png"), data: url(`./${leadsTo}`) });
};

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => {
  if (event.data === "take over") event.waitUntil(self.skipWaiting());
  if (event.data === "repair") event.waitUntil(repairAll(event.ports[0]));
  if (event.data === "download everything") event.waitUntil(downloadAll(event.ports[0]));
  if (event.data === "what is kept") event.waitUntil(tellKept(event.ports[0]));
  if (Array.isArray(event.data?.loaded))
    event.waitUntil(want(event.data.loaded.flatMap((address: unknown) => parts[pathOf(String(address))] ?? [])));
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(self.registration.scope)) return;
  event.respondWith(request.mode === "navigate" ? open(request) : answer(event));
});
self.addEventListener("push", (event) => event.waitUntil(showCall(event.data?.text() ?? "")));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(goTo(self.clients, String(event.notification.data)));
});
