/** The addresses a server names: one for this machine, one for others where they reach it. */
import { expect, test } from "vitest";
import { addressesOf } from "../address.ts";

const lan = { address: "192.168.1.5", family: "IPv4" as const, internal: false };
const interfaces = {
  lo: [{ address: "127.0.0.1", family: "IPv4" as const, internal: true }],
  docker0: [{ address: "172.17.0.1", family: "IPv4" as const, internal: false }],
  eth0: [{ address: "fe80::1", family: "IPv6" as const, internal: false }, lan],
};

test("a server for everybody names the address in the network, never 0.0.0.0", () => {
  for (const host of ["0.0.0.0", "::"])
    expect(addressesOf({ host }, 4173, interfaces)).toEqual({
      url: "http://localhost:4173/",
      address: "http://192.168.1.5:4173",
    });
  expect(addressesOf({ host: "0.0.0.0" }, 80, { lo: interfaces.lo }).address).toBeUndefined();
});

test("a server for this machine alone has no address for others", () => {
  for (const host of ["127.0.0.1", "localhost", "::1"])
    expect(addressesOf({ host }, 4173, interfaces).address).toBeUndefined();
  expect(addressesOf({ host: "127.0.0.1" }, 4173, interfaces).url).toBe("http://localhost:4173/");
});

test("a given address or origin is the one for others", () => {
  expect(addressesOf({ host: "192.168.1.5" }, 4173, interfaces)).toEqual({
    url: "http://192.168.1.5:4173/",
    address: "http://192.168.1.5:4173",
  });
  expect(addressesOf({ host: "127.0.0.1", origin: "https://play.example.org" }, 4173, interfaces).address).toBe(
    "https://play.example.org",
  );
  expect(addressesOf({ host: "fd00::5" }, 4173, interfaces).address).toBe("http://[fd00::5]:4173");
});
