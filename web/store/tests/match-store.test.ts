/** The device's match store fulfils the host's contract. */
import { HostedMatch, type MatchStore } from "@turnlight/host";
import { type ContractTable, type StoreLocation, tryHosts, tryStore } from "@turnlight/host/contract";
import { diceRace } from "@turnlight/kernel/examples/dice-race";
import { hiddenNumber } from "@turnlight/kernel/examples/hidden-number";
import { beforeEach, describe, test, vi } from "vitest";
import { openStore } from "../index.ts";
import { freshDevice } from "./sample-items.ts";

beforeEach(freshDevice);

const race: ContractTable = { game: diceRace, config: "target=20", seats: 2 };
const duel: ContractTable = {
  game: hiddenNumber,
  config: "highest=9",
  seats: 2,
  twins: { seat: 0, moves: ["hide 3", "hide 7"] },
};

const opened = async (): Promise<MatchStore> => (await openStore()).matchStore(() => undefined);
const onDevice = async (): Promise<StoreLocation> => {
  freshDevice();
  return { open: opened };
};
/** A browser without storage: the memory store of a single page. */
const inMemory = async (): Promise<StoreLocation> => {
  vi.stubGlobal("indexedDB", undefined);
  const store = await opened();
  return { open: async () => store };
};

describe.each([
  ["on the device", onDevice],
  ["in memory", inMemory],
])("%s", (_, place) => {
  test("the contract of a store of matches is kept", () => tryStore(place));
  test("a host keeps its contract, with dice", () => tryHosts(race, HostedMatch, place));
  test("a host keeps its contract, with secrets", () => tryHosts(duel, HostedMatch, place));
});
