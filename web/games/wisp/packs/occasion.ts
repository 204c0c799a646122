/** A level played as part of a pack: which pack, and which of its levels. */

export interface PackOccasion {
  readonly key: string;
  /** From 0. */
  readonly at: number;
  readonly name: string;
}

export const packAbout = ({ key, at, name }: PackOccasion): string => `${key} ${at} ${name}`;

export const packOccasionIn = (about: string): PackOccasion | undefined => {
  const [, key, at, name] = /^([\w-]+) (\d{1,2}) ?(.*)$/.exec(about) ?? [];
  return key === undefined ? undefined : { key, at: Number(at), name: name ?? "" };
};
