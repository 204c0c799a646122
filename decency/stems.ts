/**
 * The offensive-word filter: matches by stem, with an allow list of innocent words that contain one. Shared by the
 * words a game draws and suggests, typed words, custom word lists and player names.
 *
 * A stem matches anywhere in a word, or only at its beginning when written with a trailing hyphen.
 */

export const filterLanguages = ["english", "german"] as const;
export type FilterLanguage = (typeof filterLanguages)[number];

interface Stems {
  readonly stems: string;
  readonly allowed: string;
}

/** Not accepted even when typed: slurs and the crudest words. */
const hard: Readonly<Record<FilterLanguage, Stems>> = {
  english: {
    stems:
      "FUCK FUKK CUNT NIGG NIGGA SHIT TWAT- WHOR SLUT RAPE- RAPIST FAG- KIKE- SPIC- SPAZ- COON- CHINK- GOOK- PAKI- DYKE- TRANN- RETARD POOF- DARKI- DARKEY- WETBAC NEGRO- KAFFIR- HITLER",
    allowed:
      "NIGGLE NIGGLY MISHIT WHORL WHORLS WHORT WHORTS FAGIN FAGINS SPICA SPICAE SPICAS SPICE SPICED SPICER SPICES SPICEY SPICY COONTY SPAZA SPAZAS",
  },
  german: {
    stems:
      "FICK- FOTZ NUTTE- WICHS WIXX WIXER HURE- ARSCH SCHEIS NEGER- KANAK- SPAST TITTE- MOESE- SCHWUC VERGAS ITAKER PISS KACK BUMS- POLACK- HITLER TUCKE- TUNTE- TUNTIG SCHLAMP",
    allowed: "BARSCH HARSCH MARSCH SPISS SPISSE SPISST MOESER TUCKER",
  },
};

/** Accepted when typed, but never drawn or suggested: crude, sexual, or easily hurtful. */
const strict: Readonly<Record<FilterLanguage, Stems>> = {
  english: {
    stems:
      "ARSE- BITCH CRAP- COCK- DICK- WANK- PISS TITT- PUSS- PORN- NAZI- SEX- UNSEX PRICK- MIDGET CRETIN HARLOT FUHRER SPASM- CRIP- MONGO- DOPIE- BOSOM- BOOB- SPERM FAECAL LEWD- NUDE- LECHER- SODOM- TOSSER- WEIRDO- NITWIT PIDDL- SNOT- NAPALM ABUSER SLEAZ BAWD- BUXOM BREAST- CARNAL HAREM- HEIL- NONCE- TURD- PIMP- GIMP-",
    allowed:
      "ARSENO CRAPE CRAPED CRAPES CRAPY COCKLE COCKET DICKER DICKEY SEXTAN SEXTET SEXTON SEXTO SEXTOS TITTER TITTLE TITTUP CRIPES PIMPLE PIMPLY",
  },
  german: {
    stems:
      "HEIL- MUSCHI MOHR- NAZI- SEX- PORN- KOTZ FURZ- TUSSI- PIMMEL SPERM JUDEN- PUSSY- RETARD NEGRID GEIL- KIFF- PENN- POPP- NUTT- LESB- SCHWUL KRUEPP MORD TOTE- LEICHE GALGEN FOLTER- PRICK HURT- GEHURT VERHUR RUMHUR TRANSE- ARIER- ARISCH VOEGLE",
    allowed:
      "HEILE HEILEM HEILEN HEILER HEILES HEILET HEILIG HEILST HEILT HEILTE SEXTA SEXTE SEXTEN SEXTET PENNAL PENNE PENNI PENNIS PENNY PENNYS POPPER POPPIG LESBAR MORDIO TOTEIS TOTEM TOTEMS PRICKE PRICKT HURTIG",
  },
};

interface Compiled {
  matches(word: string): boolean;
}

const compiled = ({ stems, allowed }: Stems): Compiled => {
  const pattern = new RegExp(
    stems
      .split(" ")
      .map((stem) => (stem.endsWith("-") ? `^${stem.slice(0, -1)}` : stem))
      .join("|"),
  );
  const innocent = new Set(allowed.split(" "));
  return { matches: (word) => pattern.test(word) && !innocent.has(word) };
};

const both = (of: Readonly<Record<FilterLanguage, Stems>>): Readonly<Record<FilterLanguage, Compiled>> => ({
  english: compiled(of.english),
  german: compiled(of.german),
});

const hardStems = both(hard);
const strictStems = both(strict);

/** Whether a word contains a stem that is refused everywhere, in names too. */
export const hasHardStem = (word: string, language: FilterLanguage): boolean => hardStems[language].matches(word);
/** Whether a word contains a stem that games accept but never pick or suggest. */
export const hasStrictStem = (word: string, language: FilterLanguage): boolean => strictStems[language].matches(word);
