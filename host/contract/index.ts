/**
 * The contract suite: what any store of matches, and any host over it, must keep. It throws a `BrokenContract` that
 * names the first broken promise. The page's store, the server's stores and the host itself are tried by it.
 */
export { BrokenContract, type ContractPromise, promises } from "./broken.ts";
export { type ContractTable, type Hosts, type TriedHost, tryHosts } from "./hosts.ts";
export { type Place, tryStore } from "./stores.ts";
