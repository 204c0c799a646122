/** Addresses and networks: which proxies are trusted, and whom a limit counts together. */
import { BlockList, isIP } from "node:net";

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** An address as it is, without a port, brackets, a zone or the IPv6 form of an IPv4 address; `undefined` if it is none. */
export const plainAddress = (text: string): string | undefined => {
  const [, bracketed] = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(text) ?? [];
  const [, withPort] = /^([\d.]+):\d{1,5}$/.exec(text) ?? [];
  const bare = (bracketed ?? withPort ?? text).replace(/%[\w.-]+$/, "");
  const address = mapped.exec(bare)?.[1] ?? bare;
  return isIP(address) === 0 ? undefined : address;
};

interface Network {
  readonly address: string;
  readonly bits: number;
  readonly family: "ipv4" | "ipv6";
}

const networkIn = (text: string): Network | undefined => {
  const [, address = "", length] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const version = isIP(address);
  if (version === 0) return undefined;
  const most = version === 4 ? 32 : 128;
  const bits = length === undefined ? most : Number(length);
  return bits > most ? undefined : { address, bits, family: version === 4 ? "ipv4" : "ipv6" };
};

/** `192.0.2.1`, `10.0.0.0/8`, `2001:db8::/32`. */
export const isNetwork = (text: string): boolean => networkIn(text) !== undefined;

export class Networks {
  readonly #list = new BlockList();

  constructor(networks: readonly string[]) {
    for (const text of networks) {
      const network = networkIn(text);
      if (network !== undefined) this.#list.addSubnet(network.address, network.bits, network.family);
    }
  }

  has(address: string): boolean {
    const plain = plainAddress(address);
    return plain !== undefined && this.#list.check(plain, isIP(plain) === 4 ? "ipv4" : "ipv6");
  }
}

/** The eight groups of an IPv6 address. */
const groupsOf = (address: string): readonly string[] => {
  const [before = "", after] = address.split("::");
  const front = before === "" ? [] : before.split(":");
  const back = after === undefined || after === "" ? [] : after.split(":");
  // An IPv4 address at the end stands for two groups; it is never among the first four.
  const dotted = (back.at(-1) ?? front.at(-1) ?? "").includes(".") ? 1 : 0;
  const missing = after === undefined ? 0 : 8 - dotted - front.length - back.length;
  return [...front, ...Array.from({ length: Math.max(0, missing) }, () => "0"), ...back];
};

/** The address itself, or of an IPv6 address its /64: one household has as many addresses in it as it likes. */
export const householdOf = (address: string): string => {
  const plain = plainAddress(address);
  if (plain === undefined || isIP(plain) === 4) return plain ?? address;
  const network = groupsOf(plain).slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
};
