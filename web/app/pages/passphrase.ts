/** The words of the dialogs about a backup's passphrase. */
import { catalogue } from "../../language/catalogue.ts";
import type { PassphraseWords } from "./passphrase.en.ts";

export const passphraseWords = catalogue<PassphraseWords>(import.meta.glob("./passphrase.*.ts"));
