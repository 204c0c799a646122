/** A run's settings as one line: `scratch=literal challenge=none unlocked=all first=200 stake=0`. */
import { accept, oneOf, quote, refuse, type Setting, type SettingsForm, settings, whole } from "@turnlight/kernel";
import type { Book } from "./items.ts";
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

export const configTextOf = (book: Book): SettingsForm<RunConfig> =>
  settings({
    scratch: oneOf(["literal", "free"]),
    challenge: oneOf(challenges),
    unlocked: unlockedSetting(locksOf(book)),
    first: whole(1, 9999, targets.first),
    stake: whole(0, stakes.most, 0),
  });

/** The Purist always scratches freely. */
export const scratchesFreely = ({ scratch, challenge }: RunConfig): boolean =>
  scratch === "free" || challenge === "purist";
