/**
 * Offline use, and push notifications while no page is open. Each build has all its files in a cache of its own and is
 * served from that cache alone, so a page never mixes files of two builds: a newer build waits until it is asked for or
 * no page is open.
 */

import { placeOf } from "../navigation/short-paths.ts";
import { type BuildCache, cacheAll, repair } from "./cache.ts";
import type { Precache } from "./precache.ts";
import { goTo, shownNotification } from "./push.ts";

declare const self: ServiceWorkerGlobalScope;
/** Filled in by the build. */
declare const __PRECACHE__: Precache;

const { version, files } = __PRECACHE__;
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

const install = async (): Promise<void> => cacheAll(await keeping(), files);

/** Answers once all files have been verified. */
const repairAll = async (answer: MessagePort | undefined): Promise<void> =>
  answer?.postMessage(await repair(await keeping(), files));

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

const answer = async (request: Request): Promise<Response> => (await cached(request.url)) ?? fetch(request);

const showCall = async (text: string): Promise<void> => {
  const { title, leadsTo, ...shown } = shownNotification(text, self.navigator.language);
  await self.registration.showNotification(title, { ...shown, icon: url("icon-192.png"), data: url(`./${leadsTo}`) });
};

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => {
  if (event.data === "take over") event.waitUntil(self.skipWaiting());
  if (event.data === "repair") event.waitUntil(repairAll(event.ports[0]));
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(self.registration.scope)) return;
  event.respondWith(request.mode === "navigate" ? open(request) : answer(request));
});
self.addEventListener("push", (event) => event.waitUntil(showCall(event.data?.text() ?? "")));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(goTo(self.clients, String(event.notification.data)));
});
