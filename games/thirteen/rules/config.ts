/** A run's settings as one line: `scratch=literal challenge=none unlocked=all first=200 stake=0 kit=classic`. */
import { accept, oneOf, quote, refuse, type Setting, type SettingsForm, settings, whole } from "@turnlight/kernel";
import type { RulesVersion } from "./economy.ts";
import type { Book } from "./items.ts";
import { kitNames } from "./kits.ts";
import { challenges, type RunConfig } from "./state.ts";
import { stakes, targets } from "./stock.ts";

export const locksOf = (book: Book): readonly string[] => [...new Set(book.items.flatMap(({ lock }) => lock ?? []))];

const unlockedSetting = (locks: readonly string[]): Setting<readonly string[]> => ({
  usual: locks,
  right: `all, none, or names joined by +, of ${locks.join(", ")}`,
  write(open) {
    if (open.length === 0) return "none";
    return open.length === locks.length ? "all" : open.join("+");
  },
  read(text) {
    if (text === "all") return accept(locks);
    if (text === "none") return accept([]);
    const names = text.split("+");
    const unknown = names.find((name) => !locks.includes(name));
    if (unknown !== undefined)
      return refuse("unknown-item", `there is no lock called ${quote(unknown)}`, {
        right: `all, none, or of ${locks.join(", ")}`,
      });
    return accept(locks.filter((lock) => names.includes(lock)));
  },
});

/** Kits came with version 4. */
export const configTextOf = (book: Book, rules: RulesVersion): SettingsForm<RunConfig> => {
  const common = {
    scratch: oneOf(["literal", "free"]),
    challenge: oneOf(challenges),
    unlocked: unlockedSetting(locksOf(book)),
    first: whole(1, 9999, targets.first),
    stake: whole(0, stakes.most, 0),
  };
  if (rules < 4) {
    const form = settings(common);
    return {
      ...form,
      read(text) {
        const read = form.read(text);
        return read.ok ? accept({ ...read.value, rules, kit: "classic" }) : read;
      },
    };
  }
  const form = settings({ ...common, kit: oneOf(kitNames) });
  return {
    ...form,
    read(text) {
      const read = form.read(text);
      return read.ok ? accept({ ...read.value, rules }) : read;
    },
  };
};

/** The Purist always scratches freely. */
export const scratchesFreely = ({ scratch, challenge }: RunConfig): boolean =>
  scratch === "free" || challenge === "purist";
