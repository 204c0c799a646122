// The nginx that stands before several servers in the tests: the system's own, or installed if possible.
import { installedByApt, onPath, runs } from "./apt.mjs";

const find = () => (runs("/usr/sbin/nginx") ? "/usr/sbin/nginx" : onPath("nginx"));

/** The program, or `undefined` after one line on what is left out and how to have it. */
export const nginxPath = () => {
  const path = process.env.NGINX_PATH ?? find() ?? (installedByApt("nginx", "nginx") ? find() : undefined);
  if (path) return path;
  console.error(
    "nginx was not found and could not be installed: tests that need it are left out (install it, or set NGINX_PATH).",
  );
  return undefined;
};
