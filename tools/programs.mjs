// Installs the programs the tests need beside the locked packages, if missing and possible: PostgreSQL, nginx, systemd's
// checks, linters and the browsers. Plain JavaScript that any Node version can parse, since it runs before anything else
// is installed.
import { browserPath, enginePaths } from "./browser.mjs";
import { hostingLinters } from "./hosting-linters.mjs";
import { nginxPath } from "./nginx.mjs";
import { postgresFolder } from "./postgres.mjs";
import { systemdAnalyze } from "./systemd.mjs";

postgresFolder();
nginxPath();
systemdAnalyze();
hostingLinters();
browserPath();
enginePaths();
