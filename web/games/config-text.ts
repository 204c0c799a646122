/** Changes single settings in a table's config text, `seats=2 target=50`. */

export const settingIn = (config: string, key: string): string | undefined =>
  config
    .split(/\s+/)
    .find((word) => word.startsWith(`${key}=`))
    ?.slice(key.length + 1);

/** The config with these settings; `undefined` removes one. */
export const withSettings = (config: string, changed: Readonly<Record<string, string | undefined>>): string => {
  const kept = config.split(/\s+/).filter((word) => word !== "" && !Object.hasOwn(changed, word.split("=")[0] ?? ""));
  const added = Object.entries(changed).flatMap(([key, value]) => (value === undefined ? [] : [`${key}=${value}`]));
  return [...kept, ...added].join(" ");
};
