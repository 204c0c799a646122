/** Public API of the wire package: the messages between a client and its host, as schemas. */

export { limits } from "./limits.ts";
export { cutName, readName } from "./names.ts";
export * from "./profile.ts";
export * from "./protocol.ts";
export { followFriends, joinQueue, type QueueState, type QueueTicket, type QueueWish } from "./quick-match.ts";
export { readFromClient, readMessage, readOutsideText } from "./read-message.ts";
export * from "./schemas.ts";
export {
  type ConnectionService,
  type ConnectionSocket,
  type FollowedState,
  ServerConnection,
  type ServerConnectionPorts,
  type ServiceLine,
  type Subscription,
  type TableListener,
} from "./server-connection.ts";
export * from "./stored-match.ts";
export * from "./sync.ts";
