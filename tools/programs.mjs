// Installs the system programs the tests need, if missing and possible: PostgreSQL and the browsers. Plain JavaScript
// that any Node version can parse, since it runs before anything else is installed.
import { browserPath, enginePaths } from "./browser.mjs";
import { postgresFolder } from "./postgres.mjs";

postgresFolder();
browserPath();
enginePaths();
