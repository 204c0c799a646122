/** The address under which others reach this server. */
import { type NetworkInterfaceInfo, networkInterfaces } from "node:os";

type Interfaces = Readonly<
  Record<string, readonly Pick<NetworkInterfaceInfo, "address" | "family" | "internal">[] | undefined>
>;

const isAny = (host: string): boolean => /^(0\.0\.0\.0|::|\[::\])$/.test(host);
const isOwn = (host: string): boolean => /^(localhost|127\..*|::1|\[::1\]|::ffff:127\..*)$/.test(host);

/** Networks of containers and virtual machines, which other machines do not reach. */
const virtual = /^(docker|br-|veth|virbr|vmnet|vboxnet|tun|tap|utun|wg|zt|tailscale)/;
const isPrivate = (address: string): boolean => /^(10|192\.168|172\.(1[6-9]|2\d|3[01]))\./.test(address);

/** This machine's address in its network, a private one of a real network first. */
const networkAddress = (interfaces: Interfaces): string | undefined => {
  const found = Object.entries(interfaces).flatMap(([name, addresses = []]) =>
    addresses
      .filter(({ family, internal, address }) => family === "IPv4" && !internal && !address.startsWith("169.254."))
      .map(({ address }) => ({ address, rank: Number(virtual.test(name)) * 2 + Number(!isPrivate(address)) })),
  );
  return found.sort((a, b) => a.rank - b.rank)[0]?.address;
};

const withBrackets = (host: string): string => (host.includes(":") && !host.startsWith("[") ? `[${host}]` : host);

export interface ServerAddresses {
  /** For this machine. */
  readonly url: string;
  /** For others; `undefined` if only this machine reaches the server. Without a slash at its end. */
  readonly address: string | undefined;
}

export const addressesOf = (
  { host, origin }: { readonly host: string; readonly origin?: string },
  port: number,
  interfaces: Interfaces = networkInterfaces(),
): ServerAddresses => {
  const local = isAny(host) || host === "127.0.0.1" ? "localhost" : withBrackets(host);
  const url = `http://${local}:${port}/`;
  if (origin !== undefined) return { url, address: origin };
  if (isOwn(host)) return { url, address: undefined };
  const reached = isAny(host) ? networkAddress(interfaces) : withBrackets(host);
  return { url, address: reached === undefined ? undefined : `http://${reached}:${port}` };
};
