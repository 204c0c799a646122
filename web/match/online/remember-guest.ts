/**
 * This device has become a guest, or has signed in as one: the home page may ask the server from now on, and a connection
 * that was opened before, as by somebody else, is renewed.
 */
import { pageConnection } from "./page-connection.ts";
import { hasVisited } from "./visited.ts";

export const rememberGuest = (): void => {
  hasVisited.keep();
  pageConnection.renew();
};
