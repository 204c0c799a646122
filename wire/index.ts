/** Public API of the wire package: the messages between a client and its host, as schemas. */

export { type Announcement, followAnnouncements } from "./announcements.ts";
export * from "./boards.ts";
export * from "./challenges.ts";
export type { ConnectionService, ConnectionSocket, ServerConnectionPorts, ServiceLine } from "./connection-ports.ts";
export type { FollowedState, Subscription, TableListener } from "./followed-table.ts";
export * from "./levels.ts";
export { limits } from "./limits.ts";
export { cutName, readName } from "./names.ts";
export * from "./profile.ts";
export * from "./protocol.ts";
export { followFriends, joinQueue, type QueueState, type QueueTicket, type QueueWish } from "./quick-match.ts";
export * from "./ratings.ts";
export { readFromClient, readMessage, readOutsideText } from "./read-message.ts";
export * from "./schemas.ts";
export { ServerConnection } from "./server-connection.ts";
export * from "./stored-match.ts";
export * from "./sync.ts";
