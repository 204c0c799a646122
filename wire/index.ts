/** Public API of the wire package: the messages between a client and its host, as schemas. */

export { limits } from "./limits.ts";
export { cutName, readName } from "./names.ts";
export * from "./protocol.ts";
export { readFromClient, readMessage, readOutsideText } from "./read-message.ts";
export * from "./schemas.ts";
export {
  type ConnectionSocket,
  type FollowedState,
  ServerConnection,
  type ServerConnectionPorts,
  type Subscription,
  type TableListener,
} from "./server-connection.ts";
export * from "./stored-match.ts";
