/** Themes of exercises: kinds of mistakes that pose the same question, under a name that does not tell the answer. */

const themesByHabit: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  head: {
    impossible: "reading",
    rash: "word",
    unlikely: "guess",
    "tells-little": "guess",
  },
  wisp: {
    "takes-a-detour": "way",
    "walks-into-it": "step",
    "locks-itself-out": "dead-end",
  },
  zonk: {
    "banks-early": "bank",
    "banks-early 1": "few",
    "banks-early 2": "few",
    "rolls-on": "bank",
    "rolls-on 1": "few",
    "rolls-on 2": "few",
    "takes-too-many": "dice",
    "takes-too-few": "dice",
    "takes-the-wrong": "dice",
  },
  thirteen: {
    "keeps-too-many": "lock",
    "keeps-too-few": "lock",
    "keeps-the-wrong": "lock",
    "rolls-on": "stop",
    "stops-early": "stop",
    "fills-the-wrong": "box",
    "scratches-the-wrong": "box",
    "leaves-it": "shop",
    "buys-the-wrong": "shop",
  },
};

export const themeNames = [
  "reading",
  "word",
  "guess",
  "way",
  "step",
  "dead-end",
  "bank",
  "few",
  "dice",
  "lock",
  "stop",
  "box",
  "shop",
] as const;
export type ThemeName = (typeof themeNames)[number];

/** A habit may name a number beside its kind, as "banks-early 3"; few numbers have a theme of their own. */
export const themeOf = (game: string, habit: string): ThemeName | undefined => {
  const named = themesByHabit[game]?.[habit] ?? themesByHabit[game]?.[habit.split(" ")[0] ?? ""];
  return themeNames.find((name) => name === named);
};
