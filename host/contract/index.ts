/**
 * The contract suite: what any match store, and any host over it, must guarantee. It throws a `BrokenContract` that
 * names the first broken promise. The page's store, the server's stores and the host itself are tested with it.
 */

export { type ContractTable, type Hosts, type TriedHost, tryHosts } from "./hosts.ts";
export { BrokenContract, type ContractPromise, contractPromises } from "./promises.ts";
export { type StoreLocation, tryStore } from "./stores.ts";
