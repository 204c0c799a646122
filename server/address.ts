/** The address under which others reach this server. */
import { type NetworkInterfaceInfo, networkInterfaces } from "node:os";

type Interfaces = Readonly<
  Record<string, readonly Pick<NetworkInterfaceInfo, "address" | "family" | "internal">[] | undefined>
>;

const isAny = (host: string): boolean => /^(0\.0\.0\.0|::|\[::\])$/.test(host);
export const isOwn = (host: string): boolean => /^(localhost|127\..*|::1|\[::1\]|::ffff:127\..*)$/.test(host);

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

/** A path of folders with a slash at both ends; anything odd is the root. */
export const rootPath = (path: string): string => (/^(?:\/[\w.~-]+)+\/?$/.test(path) ? path.replace(/\/?$/, "/") : "/");

/** What stands between an origin and a path that begins with a slash. */
export const baseOf = (base: string): string => base.replace(/\/$/, "");

/** A request's path within the server, whether a proxy has cut off the base or not. */
export const withoutBase = (url: string, base: string): string => {
  if (base === "/") return url;
  if (url.startsWith(base)) return url.slice(base.length - 1);
  // Without the slash at its end the page would look for its files beside its folder.
  return url.split(/[?#]/)[0] === baseOf(base) ? toBase : url;
};

/** The path that redirects to the base. */
export const toBase = "/-/base";

const withBrackets = (host: string): string => (host.includes(":") && !host.startsWith("[") ? `[${host}]` : host);

export interface ServerAddresses {
  /** For this machine. */
  readonly url: string;
  /** For others; `undefined` if only this machine reaches the server. Without a slash at its end. */
  readonly address: string | undefined;
}

export const addressesOf = (
  { host, origin, base = "/" }: { readonly host: string; readonly origin?: string; readonly base?: string },
  port: number,
  interfaces: Interfaces = networkInterfaces(),
): ServerAddresses => {
  const local = isAny(host) || host === "127.0.0.1" ? "localhost" : withBrackets(host);
  const url = `http://${local}:${port}${base}`;
  if (origin !== undefined) return { url, address: `${origin}${baseOf(base)}` };
  if (isOwn(host)) return { url, address: undefined };
  const reached = isAny(host) ? networkAddress(interfaces) : withBrackets(host);
  return { url, address: reached === undefined ? undefined : `http://${reached}:${port}${baseOf(base)}` };
};
