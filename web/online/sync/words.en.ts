/** The sync page, in English. */
import { pluralIn } from "../../language/count.ts";

const count = pluralIn("en");

export const en = {
  title: "Sync",
  about:
    "Sync keeps your progress, settings, finished matches and your unfinished matches against bots the same on all your devices. It works offline, too: changes are merged once you’re back online.",
  sealed:
    "Everything is encrypted on your devices. The server can’t read it; it only sees how much there is, and when it changes.",
  notHere: "Sync needs a secure connection (https). Open this page at its https address.",
  off: "Switch on sync",
  offAbout:
    "Choose what opens your data on other devices. If you lose all your devices and this too, nobody can recover the synced data.",
  byPasskey: "Switch on with passkey",
  byCode: "Switch on with recovery code",
  otherDevice: "Already syncing on another device?",
  locked: "Sync is on for your account. To use it on this device, too, enter your recovery code or use your passkey.",
  openAbout: "Sign in here with the recovery code or passkey that you use for sync.",
  code: "Recovery code",
  open: "Connect this device",
  openByPasskey: "Connect with passkey",
  yourCode: "Your recovery code",
  yourCodeAbout: "Write it down and keep it secret. You need it to connect another device. It’s shown only once.",
  on: "Sync is on",
  busy: "Syncing …",
  last: "Last synced",
  never: "not yet",
  finished: "Finished matches",
  unfinished: "Unfinished matches",
  other: "Settings, profile and progress",
  use: (blobs: number, megabytes: string, most: string) =>
    `On the server: ${count(blobs, { one: "# encrypted item", other: "# encrypted items" })}, ${megabytes} of ${most} MB.`,
  shared: (n: number) =>
    count(n, {
      one: "# unfinished match stays on this device, because several people share it. It syncs once it’s finished.",
      other:
        "# unfinished matches stay on this device, because several people share them. They sync once they’re finished.",
    }),
  conflicts: (n: number) =>
    count(n, {
      one: "# version went into quarantine, because the same thing was changed on two devices at once. Of a match, the version that got further stays. You can restore the other one under “Your data”.",
      other:
        "# versions went into quarantine, because the same things were changed on two devices at once. Of a match, the version that got further stays. You can restore the others under “Your data”.",
    }),
  toQuarantine: "Your data",
  tooLarge: (n: number) =>
    count(n, {
      one: "# item is too large to sync. It stays on this device and in your backups.",
      other: "# items are too large to sync. They stay on this device and in your backups.",
    }),
  unread: "Another device uses a newer version of Turnlight. Reload this page to update it.",
  now: "Sync now",
  newCode: "New recovery code",
  addPasskey: "Add passkey",
  passkeyAdded: "This passkey now opens your synced data.",
  switchOff: "Switch off on this device",
  switchOffAsk: "Switch off sync on this device? Everything on it stays, and so does the data on the server.",
  switchedOff: "Sync is off on this device.",
  erase: "Delete from server",
  eraseAsk: "Delete all synced data from the server? Sync ends on all your devices. What’s on them stays there.",
  erased: "The synced data was deleted from the server.",
  yes: "Yes",
  no: "No",
};

export type SyncTexts = typeof en;
