/** One call: a message that only the called browser can read (RFC 8291), signed by this server (RFC 8292). */
import { ECDH, generateKeyPairSync } from "node:crypto";
import type { PushAddress } from "@turnlight/wire";
import type { PushKeys } from "../store/push.ts";

/** What the page's service worker is told. */
export interface PushText {
  readonly table: string;
  readonly language: PushAddress["language"];
  /** The names of the others at the table. */
  readonly others: readonly string[];
}

export interface PushRequest {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** Seconds for which a push service keeps a call for a device that is off. */
const lasting = 86_400;
/** Milliseconds a push service has to answer. */
const patience = 10_000;

/** The push services of the browsers. Nobody has this server knock anywhere else. */
const services = [
  "fcm.googleapis.com",
  "jmt17.google.com",
  "push.services.mozilla.com",
  "push.apple.com",
  "notify.windows.com",
];

const curve = "prime256v1";

/** By hand, since every server asks for them when it starts: what makes a call is read when the first one is made. */
export const freshPushKeys = (): PushKeys => {
  const pair = generateKeyPairSync("ec", { namedCurve: curve });
  const { d = "", x = "", y = "" } = pair.privateKey.export({ format: "jwk" });
  const uncompressed = Buffer.concat([Buffer.of(4), Buffer.from(x, "base64url"), Buffer.from(y, "base64url")]);
  return { publicKey: uncompressed.toString("base64url"), privateKey: d };
};

/** At a push service, and with a key that something can be encrypted for. */
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

/** Push services want to know whom they can write to about a server. */
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
    // A later turn at the same table takes the place of a call that has not arrived yet.
    topic: text.table,
  });
  const said = Object.entries(headers ?? {}).map(([name, value]) => [name, String(value)]);
  return { endpoint, headers: Object.fromEntries(said), body: new Uint8Array(body) };
};

/** Hands a call to its push service, unless it is given up; the status it answers with. */
export const deliver = async ({ endpoint, headers, body }: PushRequest, given: AbortSignal): Promise<number> => {
  const signal = AbortSignal.any([given, AbortSignal.timeout(patience)]);
  const { status } = await fetch(endpoint, { method: "POST", headers, body, redirect: "error", signal });
  return status;
};
