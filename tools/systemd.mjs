// systemd's own check of a unit: the system's, or installed if possible.
import { installedByApt, onPath } from "./apt.mjs";

const find = () => onPath("systemd-analyze");

/** The program, or `undefined` after one line on what is left out and how to have it. */
export const systemdAnalyze = () => {
  const path =
    process.env.SYSTEMD_ANALYZE_PATH ?? find() ?? (installedByApt("systemd's checks", "systemd") ? find() : undefined);
  if (path) return path;
  console.error(
    "systemd-analyze was not found and could not be installed: the test that needs it is left out (install systemd, or set SYSTEMD_ANALYZE_PATH).",
  );
  return undefined;
};
