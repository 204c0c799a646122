/** What the server keeps of a person's sync says nothing without the recovery code or the passkey. */
import { beforeEach, expect, test } from "vitest";
import { openStore } from "../index.ts";
import type { SyncServer } from "../sync/sync-engine.ts";
import {
  codeSecret,
  freshRecoveryCode,
  freshSyncKey,
  freshVault,
  sealerOf,
  signInCode,
  unwrapKey,
  wrapKey,
} from "../sync/sync-key.ts";
import { ada, allOnDevice, freshDevice } from "./sample-items.ts";

beforeEach(freshDevice);

const secretOf = (code: string) => {
  const secret = codeSecret(code);
  if (secret === undefined) throw new Error("this is no code");
  return secret;
};

test("a blob opens with the key and under its own name, and never otherwise", async () => {
  const sealer = await sealerOf(freshSyncKey());
  const name = await sealer.nameOf("match/m");
  const sealed = await sealer.seal(name, '{"move":"quince-peel"}');
  expect(name).toMatch(/^[\w-]{43}$/);
  expect(atob(sealed)).not.toContain("quince");
  expect(await sealer.unseal({ name, sealed })).toEqual({ ok: true, value: '{"move":"quince-peel"}' });
  expect(await sealer.unseal({ name: await sealer.nameOf("match/n"), sealed })).toMatchObject({ ok: false });
  expect(await sealer.unseal({ name, sealed: `A${sealed.slice(1)}` })).toMatchObject({ ok: false });
  const other = await sealerOf(freshSyncKey());
  expect(await other.unseal({ name, sealed })).toMatchObject({ ok: false });
  expect(await other.nameOf("match/m")).not.toBe(name);
});

test("the same item sealed twice looks different, and has the same name", async () => {
  const sealer = await sealerOf(freshSyncKey());
  const name = await sealer.nameOf("settings/mine");
  expect(await sealer.nameOf("settings/mine")).toBe(name);
  expect(await sealer.seal(name, "{}")).not.toBe(await sealer.seal(name, "{}"));
});

test("the recovery code opens the key however it is typed; what signs in with the server does not", async () => {
  const [key, code] = [freshSyncKey(), freshRecoveryCode()];
  expect(code).toMatch(/^[A-Z2-9]{5}(-[A-Z2-9]{5}){4}$/);
  const sealed = await wrapKey(key, secretOf(code));
  if (sealed === undefined) throw new Error("it could not be sealed");
  for (const typed of [code, ` ${code.toLowerCase()} `, code.replaceAll("-", " ")])
    expect(await unwrapKey(sealed, secretOf(typed))).toEqual({ ok: true, value: key });
  const signIn = await signInCode(code);
  expect(signIn).toMatch(/^[A-Z2-9]{5}(-[A-Z2-9]{5}){3}$/);
  expect(await signInCode(code.toLowerCase())).toBe(signIn);
  expect(code).not.toContain(signIn.slice(0, 5));
  for (const wrong of [`${signIn}-AAAAA`, freshRecoveryCode()])
    expect(await unwrapKey(sealed, secretOf(wrong))).toMatchObject({ refusal: { code: "wrong-sync-code" } });
});

test("a code that the server has made signs in as it is, and opens no synced data", async () => {
  expect(await signInCode("abcde-fghjk-23456-mnpqr")).toBe("ABCDE-FGHJK-23456-MNPQR");
  expect(codeSecret("ABCDE-FGHJK-23456-MNPQR")).toBeUndefined();
});

test("neither the key nor how far a device has come is in a backup", async () => {
  const store = await openStore();
  await store.profile.put(ada);
  const sync = await store.sync();
  const [vault, key] = [freshVault(), freshSyncKey()];
  await sync.begin(vault, key);
  const taken: string[] = [];
  const server: SyncServer = {
    changes: async () => ({ ok: true, value: { changes: [], more: false } }),
    push: async (_, base, blobs) => {
      taken.push(...blobs.map(({ sealed }) => atob(sealed)));
      return { ok: true, value: { n: base + blobs.length } };
    },
    last: async () => ({ ok: true, value: 0 }),
  };
  expect(await sync.run(server, { blobs: 10, blob: 10_000, message: 10_000 })).toMatchObject({
    ok: true,
    value: { written: 1 },
  });
  expect(taken.join()).not.toContain("Ada");
  expect(await sync.key()).toBe(key);
  const kinds: string[] = [];
  await store.exportFile(1, (kind) => kinds.push(kind));
  expect(kinds).toEqual(["profile"]);
  await sync.end();
  expect([await sync.state(), await sync.key(), Object.keys(await allOnDevice("drawers"))]).toEqual([
    undefined,
    undefined,
    [],
  ]);
  expect(await store.profile.get()).toEqual(ada);
});
