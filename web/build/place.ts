import { fileURLToPath } from "node:url";

/**
 * A file's path within the repository, such as `/web/shell/App.tsx`: rules by path must not depend on the folder the
 * repository was cloned into. Files outside keep their path.
 */
export const placeIn = (root: string): ((file: string) => string) => {
  const own = root.replaceAll("\\", "/").replace(/\/+$/, "");
  return (file) => {
    const path = file.replaceAll("\\", "/");
    return path.startsWith(`${own}/`) ? path.slice(own.length) : path;
  };
};

export const placeOf = placeIn(fileURLToPath(new URL("../..", import.meta.url)));
