/** The wire's door: the messages a table and its host exchange, as schemas. */
export { limits } from "./limits.ts";
export { readMessage } from "./read.ts";
export * from "./schemas.ts";
