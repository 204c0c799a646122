// Installs the system programs the tests need, if missing and possible: PostgreSQL, nginx and the browsers. Plain JavaScript
// that any Node version can parse, since it runs before anything else is installed.
import { browserPath, enginePaths } from "./browser.mjs";
import { nginxPath } from "./nginx.mjs";
import { postgresFolder } from "./postgres.mjs";

postgresFolder();
nginxPath();
browserPath();
enginePaths();
