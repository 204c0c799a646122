/** A passkey made for this guest, or shown to become one: the browser asks its person, the server checks. */
import { startAuthentication, startRegistration } from "@simplewebauthn/browser";
import { type Read, refuse } from "@turnlight/kernel";
import { ownSeat } from "../../table/laying.ts";
import { asking } from "../../table/remote/asking.ts";
import { knowsFar } from "../../table/remote/known.ts";

/** On plain http, as in a home network, browsers have none: there a recovery code does it. */
export const hasPasskeys = (): boolean => isSecureContext && "PublicKeyCredential" in globalThis;

const given = refuse("cancelled", "no passkey was given");

/** Whoever changes their mind in the browser's own question refuses; nothing is wrong then. */
const asked = async <T>(asking: Promise<T>): Promise<T | undefined> => {
  try {
    return await asking;
  } catch {
    return undefined;
  }
};

/** Ed25519, ECDSA with P-256, RSA: whatever the device prefers. */
const algorithms = [-8, -7, -257];

export const makePasskey = async (): Promise<Read<unknown>> => {
  const offer = await asking.offerPasskey("make");
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
      },
    }),
  );
  if (made === undefined) return given;
  const { id, rawId, response } = made;
  const { clientDataJSON, attestationObject } = response;
  knowsFar.keep();
  return asking.keepPasskey({
    id,
    rawId,
    type: "public-key",
    clientExtensionResults: {},
    response: { clientDataJSON, attestationObject },
  });
};

export const usePasskey = async (): Promise<Read<unknown>> => {
  const offer = await asking.offerPasskey("show");
  if (!offer.ok) return offer;
  const { challenge, rpId } = offer.value;
  const used = await asked(startAuthentication({ optionsJSON: { challenge, rpId, userVerification: "preferred" } }));
  if (used === undefined) return given;
  const { id, rawId, response } = used;
  const { clientDataJSON, authenticatorData, signature } = response;
  knowsFar.keep();
  return asking.usePasskey({
    id,
    rawId,
    type: "public-key",
    clientExtensionResults: {},
    response: { clientDataJSON, authenticatorData, signature },
  });
};
