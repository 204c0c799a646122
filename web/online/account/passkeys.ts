/** Registers a passkey for this guest, or signs in with one. */
import { startAuthentication, startRegistration } from "@simplewebauthn/browser";
import { accept, type Result, refuse } from "@turnlight/kernel";
import { rememberGuest } from "../../match/online/remember-guest.ts";
import { serverApi } from "../../match/online/server-api.ts";
import { ownSeat } from "../../match/start-match.ts";

/** Browsers have no passkeys on plain http, as in a home network; a recovery code is used there. */
export const hasPasskeys = (): boolean => isSecureContext && "PublicKeyCredential" in globalThis;

const given = refuse("cancelled", "no passkey was given");

/** Cancelling the browser's own dialog is a refusal, not an error. */
const asked = async <T>(asking: Promise<T>): Promise<T | undefined> => {
  try {
    return await asking;
  } catch {
    return undefined;
  }
};

/** Ed25519, ECDSA with P-256, RSA: the device chooses. */
const algorithms = [-8, -7, -257];

/** Asks a passkey for a secret that depends on it and this site alone; not all can give one. */
const prfOf = (secret: Uint8Array<ArrayBuffer>) => ({ prf: { eval: { first: secret } } });
const prfInput = new TextEncoder().encode("turnlight sync");

/** The passkey's secret; undefined if it gives none. It never leaves the page. */
const secretIn = (results: unknown): Uint8Array<ArrayBuffer> | undefined => {
  const first: unknown = Reflect.get(
    Object(Reflect.get(Object(Reflect.get(Object(results), "prf")), "results")),
    "first",
  );
  return first instanceof ArrayBuffer ? new Uint8Array(first) : undefined;
};

export interface UsedPasskey {
  readonly id: string;
  readonly secret?: Uint8Array<ArrayBuffer>;
}

export const makePasskey = async (): Promise<Result<unknown>> => {
  const offer = await serverApi.offerPasskey("make");
  if (!offer.ok) return offer;
  const { challenge, rpId, guest, known } = offer.value;
  const { name } = ownSeat();
  const made = await asked(
    startRegistration({
      optionsJSON: {
        challenge,
        rp: { name: "Turnlight", id: rpId },
        user: { id: guest, name, displayName: name },
        pubKeyCredParams: algorithms.map((alg) => ({ alg, type: "public-key" })),
        excludeCredentials: known.map((id) => ({ id, type: "public-key" })),
        authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
        extensions: prfOf(prfInput),
      },
    }),
  );
  if (made === undefined) return given;
  const { id, rawId, response } = made;
  const { clientDataJSON, attestationObject } = response;
  const kept = await serverApi.keepPasskey({
    id,
    rawId,
    type: "public-key",
    clientExtensionResults: {},
    response: { clientDataJSON, attestationObject },
  });
  // Asking for a passkey has made a guest of whoever was none.
  if (kept.ok) rememberGuest();
  return kept;
};

export const usePasskey = async (): Promise<Result<UsedPasskey>> => {
  const offer = await serverApi.offerPasskey("show");
  if (!offer.ok) return offer;
  const { challenge, rpId } = offer.value;
  const used = await asked(
    startAuthentication({
      optionsJSON: { challenge, rpId, userVerification: "preferred", extensions: prfOf(prfInput) },
    }),
  );
  if (used === undefined) return given;
  const secret = secretIn(used.clientExtensionResults);
  const { id, rawId, response } = used;
  const { clientDataJSON, authenticatorData, signature } = response;
  const signedIn = await serverApi.usePasskey({
    id,
    rawId,
    type: "public-key",
    clientExtensionResults: {},
    response: { clientDataJSON, authenticatorData, signature },
  });
  if (!signedIn.ok) return signedIn;
  rememberGuest();
  return accept({ id, ...(secret !== undefined && { secret }) });
};
