/**
 * The contract suite: what any store of matches, and any host over it, must keep. It throws a `BrokenContract` that
 * names the first broken promise. The page's store, the server's stores and the host itself are tried by it.
 */

export { type ContractTable, type Hosts, type TriedHost, tryHosts } from "./hosts.ts";
export { BrokenContract, type ContractPromise, contractPromises } from "./promises.ts";
export { type StoreLocation, tryStore } from "./stores.ts";
