/** This browser's push subscription for turn notifications: created, updated and cancelled. */
import { type Result, refuse } from "@turnlight/kernel";
import { pushSubscribeSchema, type QuietHours, readMessage } from "@turnlight/wire";
import { language } from "../../language/language.ts";
import { serverApi } from "../../match/online/server-api.ts";

export const canBeNotified = (): boolean =>
  isSecureContext && "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

const pushes = async (): Promise<PushManager | undefined> =>
  (await navigator.serviceWorker.getRegistration())?.pushManager;

const subscription = async (): Promise<PushSubscription | undefined> =>
  (await (await pushes())?.getSubscription()) ?? undefined;

export const isNotified = async (): Promise<boolean> =>
  canBeNotified() && Notification.permission === "granted" && (await subscription()) !== undefined;

const tell = async (made: PushSubscription, quiet: QuietHours | undefined): Promise<Result<unknown>> => {
  const address = { ...made.toJSON(), language: language.peek() };
  const read = readMessage(pushSubscribeSchema, { address, ...(quiet !== undefined && { quiet }) });
  return read.ok ? serverApi.callMe(read.value) : nowhere;
};

const nowhere = refuse("no-push-service", "this browser has no push service");

/** Asks the user for permission, subscribes at the push service, then registers with the server. */
export const subscribeToPush = async (key: string, quiet: QuietHours | undefined): Promise<Result<unknown>> => {
  if ((await Notification.requestPermission()) !== "granted")
    return refuse("not-permitted", "notifications are not allowed");
  try {
    const service = await pushes();
    if (service === undefined) return nowhere;
    // A subscription for another server's key would make `subscribe` fail.
    await (await service.getSubscription())?.unsubscribe();
    return await tell(await service.subscribe({ userVisibleOnly: true, applicationServerKey: key }), quiet);
  } catch {
    return nowhere;
  }
};

/** Sends the current language and quiet hours to the server. */
export const updatePush = async (quiet: QuietHours | undefined): Promise<Result<unknown>> => {
  const made = await subscription();
  return made === undefined ? nowhere : tell(made, quiet);
};

export const unsubscribeFromPush = async (): Promise<Result<unknown>> => {
  const made = await subscription();
  if (made === undefined) return nowhere;
  const stopped = await serverApi.stopCalls(made.endpoint);
  if (stopped.ok) await made.unsubscribe();
  return stopped;
};
