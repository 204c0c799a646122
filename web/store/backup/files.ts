/** The store's backup files: all of it, sealed by a passphrase or not, or one match; and reading one. */
import { accept, type Result } from "@turnlight/kernel";
import type { ObjectStores } from "../object-stores.ts";
import { backupLines, type CountItem, matchLines } from "./export.ts";
import { sealByPassphrase, sealForDevice } from "./file-key.ts";
import { type ImportOptions, importInto, unsealerOf } from "./import.ts";
import type { Imported } from "./merge.ts";
import { deviceSealer } from "./seal.ts";
import { fileOf } from "./text-files.ts";

export interface BackupFiles {
  /**
   * A full backup as a file; `made` is its timestamp. What holds a secret of another person at this device is sealed,
   * and can be opened on this device only.
   */
  exportFile(made: number, count?: CountItem): Promise<Blob>;
  /** The same with every unfinished match sealed, for any device where the passphrase is typed in. */
  exportSealed(made: number, passphrase: string, count?: CountItem): Promise<Result<Blob>>;
  /** One match as a backup file; refused if an unfinished one has to be sealed and cannot be. */
  exportMatch(match: string, made: number): Promise<Result<Blob>>;
  /**
   * Imports all of a backup or nothing. Of two versions the longer or newer one stays and the other goes into
   * quarantine. A file with a passphrase is refused without it, except on the device that saved it.
   */
  importFile(file: Blob, how?: ImportOptions): Promise<Result<Imported>>;
}

export const backupFiles = (shelves: ObjectStores, patience: number, now: () => number): BackupFiles => {
  const device = deviceSealer(patience);
  return {
    async exportFile(made, count) {
      const seal = await sealForDevice(device);
      return fileOf(backupLines(shelves, { made, ...seal, sealsAll: false, ...(count && { count }) }));
    },
    async exportSealed(made, passphrase, count) {
      const seal = await sealByPassphrase(device, passphrase);
      if (!seal.ok) return seal;
      const plan = { made, ...seal.value, sealsAll: true, ...(count && { count }) };
      return accept(await fileOf(backupLines(shelves, plan)));
    },
    async exportMatch(match, made) {
      const seal = await sealForDevice(device);
      const lines = await matchLines(shelves, { made, ...seal, sealsAll: false }, match);
      return lines.ok ? accept(await fileOf(lines.value)) : lines;
    },
    importFile: (file, how = {}) => importInto(shelves, (header) => unsealerOf(header, device, how), file, now),
  };
};
