/**
 * The public interface of the schemas, `@turnlight/kernel/schema`, for all external JSON except the protocol. The
 * basics are loaded with every page, the structures with lobbies, the composites only where they are
 * needed.
 */
export {
  boolean,
  integer,
  isObject,
  type JsonObject,
  json,
  number,
  object,
  oneOf,
  pipe,
  refine,
  type Schema,
  string,
  timestamp,
  unknown,
  wrong,
} from "./basics.ts";
export * from "./composites.ts";
export { list, strictObject, tagged } from "./structures.ts";
