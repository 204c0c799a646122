/** A push message: encrypted for one browser (RFC 8291) and signed by this server (RFC 8292). */
import { ECDH, generateKeyPairSync } from "node:crypto";
import type { PushAddress } from "@turnlight/wire";
import type { PushKeys } from "../store/push.ts";
import type { Question } from "../tables/awaited-seats.ts";

/** The payload for the page's service worker. */
export interface PushText {
  readonly table: string;
  readonly language: PushAddress["language"];
  /** The names of the other players. */
  readonly others: readonly string[];
  /** What they ask; otherwise it is the guest's turn. */
  readonly question?: Question;
}

export interface PushRequest {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** Seconds for which a push service holds a message for an offline device. */
const lasting = 86_400;
/** Timeout for a push service, in milliseconds. */
const patience = 10_000;

/** The browsers' push services. Requests go to no other host, against request forgery. */
const services = [
  "fcm.googleapis.com",
  "jmt17.google.com",
  "push.services.mozilla.com",
  "push.apple.com",
  "notify.windows.com",
];

const curve = "prime256v1";

/**
 * Generated without the library: every server needs keys at start, but the library is imported for the first message.
 */
export const freshPushKeys = (): PushKeys => {
  const pair = generateKeyPairSync("ec", { namedCurve: curve });
  const { d = "", x = "", y = "" } = pair.privateKey.export({ format: "jwk" });
  const uncompressed = Buffer.concat([Buffer.of(4), Buffer.from(x, "base64url"), Buffer.from(y, "base64url")]);
  return { publicKey: uncompressed.toString("base64url"), privateKey: d };
};

/** Whether it is an address at a known push service with a valid key. */
export const isPushAddress = ({ endpoint, keys }: PushAddress): boolean => {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port } = new URL(endpoint);
  if (protocol !== "https:" || port !== "") return false;
  if (!services.some((service) => hostname === service || hostname.endsWith(`.${service}`))) return false;
  try {
    ECDH.convertKey(keys.p256dh, curve, "base64url", "base64url", "uncompressed");
    return true;
  } catch {
    return false;
  }
};

/** The contact address that push services ask for. */
const subjectOf = (origin: string | undefined): string =>
  origin?.startsWith("https:") === true ? origin : "mailto:turnlight@localhost";

export const requestFor = async (
  { endpoint, keys }: PushAddress,
  text: PushText,
  own: PushKeys,
  origin: string | undefined,
): Promise<PushRequest> => {
  const { default: webPush } = await import("web-push");
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys }, JSON.stringify(text), {
    vapidDetails: { subject: subjectOf(origin), ...own },
    TTL: lasting,
    // A later turn at the same table replaces a message that was not delivered yet.
    topic: text.table,
  });
  const pairs = Object.entries(headers ?? {}).map(([name, value]) => [name, String(value)]);
  return { endpoint, headers: Object.fromEntries(pairs), body: new Uint8Array(body) };
};

/** Sends a message to its push service, unless aborted; resolves with the response status. */
export const deliver = async ({ endpoint, headers, body }: PushRequest, given: AbortSignal): Promise<number> => {
  const signal = AbortSignal.any([given, AbortSignal.timeout(patience)]);
  const { status } = await fetch(endpoint, { method: "POST", headers, body, redirect: "error", signal });
  return status;
};
