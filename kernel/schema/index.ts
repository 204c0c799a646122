/**
 * The door to schemas, `@turnlight/kernel/schema`: how everything but the protocol reads JSON from outside. The basics come
 * with every visit to the page, the composites only where something needs them.
 */
export {
  boolean,
  integer,
  isObject,
  type JsonObject,
  json,
  list,
  number,
  object,
  oneOf,
  pipe,
  refine,
  type Schema,
  strictObject,
  string,
  tagged,
  timestamp,
  unknown,
  wrong,
} from "./basics.ts";
export * from "./composites.ts";
