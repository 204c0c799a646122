/** The report of an export or import is complete: every kind, every number, every reason. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import type { Imported } from "../../../store/index.ts";
import { texts as de } from "../backup-report.de.ts";
import { texts as en } from "../backup-report.en.ts";

vi.stubGlobal("document", { documentElement: {} });
const { exportReport, importReport } = await import("../backup-report.ts");

const none = { added: 0, replaced: 0, kept: 0, same: 0, sealed: 0, locked: 0, damaged: 0 };
const imported = (kinds: Record<string, Partial<typeof none>>, aside = 0): Imported => ({
  ...none,
  aside,
  kinds: Object.fromEntries(Object.entries(kinds).map(([kind, counts]) => [kind, { ...none, ...counts }])),
});

describe("an import", () => {
  test("tells what came, what was here and what stays behind, with the reason", () => {
    const report = imported({
      archive: { added: 2, same: 1 },
      settings: { added: 1 },
      running: { sealed: 4 },
    });
    expect(importReport(en, report, 3)).toEqual([
      "Imported: 2 finished matches, 3 achievements and settings.",
      "Already here: 1 finished match.",
      "Not imported: 4 unfinished matches. Several people share them on another device. To bring them here, export them there with a passphrase.",
    ]);
    expect(importReport(de, report, 3)).toEqual([
      "Importiert: 2 beendete Partien, 3 Erfolge und Einstellungen.",
      "Schon vorhanden: 1 beendete Partie.",
      "Nicht importiert: 4 offene Partien. Sie werden auf einem anderen Gerät von mehreren gespielt. Exportiere sie dort mit einer Passphrase, um sie mitzunehmen.",
    ]);
  });

  test("tells which of two versions stayed, and where the other one is", () => {
    const report = imported({ settings: { replaced: 1 }, running: { kept: 1 }, "drawers/zonk/habits": { kept: 1 } }, 2);
    expect(importReport(en, report, 0)).toEqual([
      "Updated, because the backup is newer: settings.",
      "Not changed, because the version on this device is newer: 1 unfinished match and 1 game preference.",
      "You’ll find the 2 other versions in quarantine, under “Your data”.",
    ]);
  });

  test("tells what could not be read", () => {
    expect(importReport(en, imported({ running: { damaged: 1 } }), 0)).toEqual([
      "Not imported: 1 unfinished match. It was already damaged when the backup was made.",
    ]);
  });

  test("of an empty file says so", () => {
    expect(importReport(en, imported({}), 0)).toEqual(["This backup is empty. Nothing was imported."]);
  });

  test("leaves nothing out: whatever is counted is said, in both languages", () => {
    const kinds = ["archive", "drawers/somewhere/new", "drawers/wisp/level", "quarantine", "constructor"];
    for (const words of [en, de])
      for (const outcome of ["added", "replaced", "kept", "same", "sealed", "locked", "damaged"] as const)
        for (const kind of kinds) {
          const [line = ""] = importReport(words, imported({ [kind]: { [outcome]: 7 } }), 0);
          expect(line).toMatch(/7/);
        }
  });
});

describe("an export", () => {
  const kinds = new Map([
    ["archive", { open: 2, sealed: 0 }],
    ["settings", { open: 1, sealed: 0 }],
    ["running", { open: 3, sealed: 1 }],
  ]);

  test("tells what is in the file, and what only this device can restore", () => {
    expect(exportReport(en, kinds, 4, false)).toEqual([
      "Backup exported: 2 finished matches, 3 unfinished matches and settings.",
      "1 unfinished match is shared by several people on this device. Without a passphrase, it can only be restored here.",
    ]);
  });

  test("tells what the passphrase will be needed for", () => {
    const sealed = new Map([...kinds, ["running", { open: 0, sealed: 4 }] as const]);
    expect(exportReport(en, sealed, 4, true)).toEqual([
      "Backup exported: 2 finished matches, 4 unfinished matches and settings.",
      "4 unfinished matches are encrypted. You’ll need your passphrase to import them on another device.",
    ]);
  });

  test("tells of matches that this browser could not put into it", () => {
    expect(exportReport(en, new Map([["profile", { open: 1, sealed: 0 }]]), 1, false)).toEqual([
      "Backup exported: profile.",
      "Not exported: 1 unfinished match. This browser can’t encrypt it.",
    ]);
  });
});

test("everything games keep in drawers has a word of its own", () => {
  const web = join(import.meta.dirname, "../../..");
  const named = readdirSync(web, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/(^|\/)(tests|store|build|dist)\//.test(file))
    .flatMap((file) => {
      const code = readFileSync(join(web, file), "utf8");
      return [...code.matchAll(/: Format<[^=]*= \{\s*name: "([^"]+)"/g)].map(([, name = ""]) => name);
    });
  expect(named.length).toBeGreaterThan(15);
  const report = readFileSync(join(web, "app/pages/backup-report.ts"), "utf8");
  for (const name of new Set(named)) expect(report).toMatch(new RegExp(`"drawers/[a-z]+/${name}"`));
});
