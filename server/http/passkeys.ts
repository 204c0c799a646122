/** Passkeys: sign-in on several devices without a password. Only the public key is stored. */
import { accept, type Result, refuse } from "@turnlight/kernel";
import { passkeyMadeSchema, passkeyOfferSchema, passkeyUsedSchema, readMessage } from "@turnlight/wire";
import * as z from "zod/mini";
import { hashOf, isToken } from "../tokens.ts";
import { currentGuest, type HttpContext, type RequestInput, type RouteDefinition, respondWith } from "./route.ts";

/** The library is as large as half of the server: it is imported when first used. */
const library = () => import("@simplewebauthn/server");

const done = z.object({ done: z.literal(true) });
const nothing = z.object({});

/** Milliseconds for which a challenge is valid. */
const patience = 5 * 60_000;

const offer = async (
  { store, freshToken, now }: HttpContext,
  { site }: RequestInput,
  guest: string,
  known: readonly string[],
) => {
  if (!site.ok) return site;
  const challenge = freshToken();
  await store.keepChallenge(challenge, now());
  return respondWith({ challenge, rpId: new URL(site.value).hostname, guest, known });
};

const expected = ({ store, now }: HttpContext, site: string) => ({
  // The challenge comes from the browser's signed data, which no schema has validated.
  expectedChallenge: async (challenge: string) =>
    isToken(challenge) && (await store.takeChallenge(challenge, now() - patience)),
  expectedOrigin: site,
  expectedRPID: new URL(site).hostname,
  requireUserVerification: false,
});

const unknown = () => refuse("no-passkey", "this passkey isn't registered here");

/** Turns the library's exceptions into refusals. */
const checked = async <T>(check: Promise<T>): Promise<Result<T>> => {
  try {
    return accept(await check);
  } catch {
    return unknown();
  }
};

export const passkeyRoutes: readonly RouteDefinition[] = [
  {
    method: "POST",
    path: "/api/me/passkey/offer",
    about: "What a browser needs to create a passkey for this guest.",
    body: nothing,
    answer: passkeyOfferSchema,
    async handle(house, asked) {
      const guest = await currentGuest(house, asked);
      if (!guest.ok) return guest;
      const { id } = guest.value;
      return offer(house, asked, id, await house.store.passkeysOf(id));
    },
  },
  {
    method: "POST",
    path: "/api/me/passkey",
    about: "Stores the public key of a new passkey.",
    body: passkeyMadeSchema,
    answer: done,
    async handle(house, asked) {
      const made = readMessage(passkeyMadeSchema, asked.body);
      if (!made.ok) return made;
      if (!asked.site.ok) return asked.site;
      const guest = await currentGuest(house, asked);
      if (!guest.ok) return guest;
      const { verifyRegistrationResponse } = await library();
      const read = await checked(
        verifyRegistrationResponse({ response: made.value, ...expected(house, asked.site.value) }),
      );
      if (!read.ok) return read;
      if (!read.value.verified) return unknown();
      const { id, publicKey, counter } = read.value.registrationInfo.credential;
      const key = Buffer.from(publicKey).toString("base64url");
      await house.store.keepPasskey({ id, guest: guest.value.id, key, uses: counter });
      return respondWith({ done: true });
    },
  },
  {
    method: "POST",
    path: "/api/passkey/offer",
    about: "What a browser needs to sign in with a passkey.",
    body: nothing,
    answer: passkeyOfferSchema,
    handle: (house, asked) => offer(house, asked, "", []),
  },
  {
    method: "POST",
    path: "/api/passkey",
    about: "Signs this device in with a passkey.",
    body: passkeyUsedSchema,
    answer: done,
    async handle(house, asked) {
      const used = readMessage(passkeyUsedSchema, asked.body);
      if (!used.ok) return used;
      if (!asked.site.ok) return asked.site;
      const stored = await house.store.passkey(used.value.id);
      if (stored === undefined) return unknown();
      const { id, guest, key, uses } = stored;
      const credential = { id, publicKey: new Uint8Array(Buffer.from(key, "base64url")), counter: uses };
      const { verifyAuthenticationResponse } = await library();
      const read = await checked(
        verifyAuthenticationResponse({ response: used.value, credential, ...expected(house, asked.site.value) }),
      );
      if (!read.ok) return read;
      if (!read.value.verified) return unknown();
      await house.store.keepPasskey({ ...stored, uses: read.value.authenticationInfo.newCounter });
      const cookie = house.freshToken();
      await house.store.addSession(guest, hashOf(cookie), house.now());
      return accept({ body: { done: true }, cookie });
    },
  },
];
