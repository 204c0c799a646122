// Installs what the tests need of the system, where it is missing and can be: PostgreSQL and the browsers. Plain JavaScript
// that any Node can read, before anything else is installed.
import { browserPath, enginePaths } from "./browser.mjs";
import { postgresFolder } from "./postgres.mjs";

postgresFolder();
browserPath();
enginePaths();
