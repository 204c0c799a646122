/** Whose word about a client is believed, and whom the limits count as one. */
import type { IncomingMessage } from "node:http";
import { describe, expect, test } from "vitest";
import { limitedAddress } from "../http/guard.ts";
import { householdOf, isNetwork, Networks, plainAddress } from "../networks.ts";
import { openHouse, Visitor } from "./support/house.ts";

const from = (remoteAddress: string, forwarded?: string | string[]) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded },
  }) as unknown as Pick<IncomingMessage, "socket" | "headers">;

const usual = new Networks(["127.0.0.0/8", "::1"]);
const cluster = new Networks(["127.0.0.0/8", "10.0.0.0/8", "2001:db8:1::/48"]);

describe("the client of a request", () => {
  test("is who connects, whatever they claim", () => {
    expect(limitedAddress(from("203.0.113.5", "198.51.100.1"), usual)).toBe("203.0.113.5");
  });

  test("is whom a trusted proxy names, on this machine or another", () => {
    expect(limitedAddress(from("::ffff:127.0.0.1", "198.51.100.1"), usual)).toBe("198.51.100.1");
    expect(limitedAddress(from("::ffff:10.1.2.3", "198.51.100.1"), usual)).toBe("10.1.2.3");
    expect(limitedAddress(from("10.1.2.3", "198.51.100.1"), cluster)).toBe("198.51.100.1");
    expect(limitedAddress(from("2001:db8:1::9", "198.51.100.1"), cluster)).toBe("198.51.100.1");
  });

  test("through several proxies is the first who is none of them; what a client adds in front is not believed", () => {
    expect(limitedAddress(from("127.0.0.1", "192.0.2.66, 198.51.100.1, 10.0.0.7"), cluster)).toBe("198.51.100.1");
    expect(limitedAddress(from("127.0.0.1", ["192.0.2.66", "198.51.100.1"]), cluster)).toBe("198.51.100.1");
    expect(limitedAddress(from("127.0.0.1", "10.0.0.9, 10.0.0.7"), cluster)).toBe("10.0.0.9");
  });

  test("is the proxy itself if it names nobody", () => {
    for (const said of ["", "unknown", "_hidden", "1.2.3", "999.1.1.1"])
      expect(limitedAddress(from("127.0.0.1", said), usual), said).toBe("127.0.0.1");
  });

  test("may be written with a port, in brackets or with a zone", () => {
    expect(
      ["198.51.100.1:443", "[2001:db8::1]:443", "fe80::1%eth0", "::ffff:198.51.100.1"].map((one) => plainAddress(one)),
    ).toEqual(["198.51.100.1", "2001:db8::1", "fe80::1", "198.51.100.1"]);
  });
});

test("limits count an IPv6 network of 64 bits as one, and every IPv4 address on its own", () => {
  const same = ["2001:db8:1:2::1", "2001:0db8:1:2:ffff:ffff:ffff:ffff", "2001:DB8:1:2:0:0:0:9"];
  expect(new Set(same.map(householdOf))).toEqual(new Set(["2001:db8:1:2::/64"]));
  expect(householdOf("2001:db8:1:3::1")).toBe("2001:db8:1:3::/64");
  expect(householdOf("2001:db8::1:2:3:4")).toBe("2001:db8:0:0::/64");
  expect(householdOf("::1")).toBe("0:0:0:0::/64");
  expect(householdOf("64:ff9b::192.0.2.33")).toBe("64:ff9b:0:0::/64");
  expect([householdOf("198.51.100.1"), householdOf("198.51.100.2")]).toEqual(["198.51.100.1", "198.51.100.2"]);
});

test("a network is an address, with a length or without", () => {
  expect(["10.0.0.0/8", "192.0.2.1", "::1", "2001:db8::/32"].every(isNetwork)).toBe(true);
  expect(["", "10.0.0.0/33", "2001:db8::/129", "example.org", "10.0.0/8", "10.0.0.0/"].some(isNetwork)).toBe(false);
});

describe("a server behind a proxy", () => {
  const requests = { most: 3, perSecond: 0.001 };
  /** How many of thirty clients, each with an address of their own, are refused. */
  const refused = async (proxies: readonly string[], addressOf: (n: number) => string): Promise<number> => {
    const house = await openHouse({ proxies: [...proxies], limits: { requests } });
    try {
      const visitor = new Visitor(house.url);
      let count = 0;
      for (let n = 1; n <= 30; n++) {
        const { status } = await visitor.ask("GET", "/api/games", undefined, { "x-forwarded-for": addressOf(n) });
        if (status === 429) count += 1;
      }
      return count;
    } finally {
      await house.close();
    }
  };

  test("counts its clients apart if the proxy is trusted, and together if it is not", async () => {
    expect(await refused(["127.0.0.1"], (n) => `198.51.100.${n}`)).toBe(0);
    expect(await refused(["10.0.0.0/8"], (n) => `198.51.100.${n}`)).toBe(27);
  });

  test("counts a household with IPv6 as one", async () => {
    expect(await refused(["127.0.0.1"], (n) => `2001:db8:0:1::${n}`)).toBe(27);
    expect(await refused(["127.0.0.1"], (n) => `2001:db8:0:${n}::1`)).toBe(0);
  });
});
