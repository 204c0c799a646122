/** The wire's door: the messages a table and its host exchange, as schemas. */
export * from "./kept.ts";
export { limits } from "./limits.ts";
export { type Followed, type Following, Line, type LinePorts, type LineSocket, type Place } from "./line.ts";
export { cutName, readName } from "./names.ts";
export * from "./online.ts";
export { readFromClient, readMessage, readOutsideText } from "./read.ts";
export * from "./schemas.ts";
