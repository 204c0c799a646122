/** Texts of the offline settings, in the language of the page. */
import { catalogue } from "../../language/catalogue.ts";
import type { OfflineWords } from "./offline-words.en.ts";

export const offlineWords = catalogue<OfflineWords>(import.meta.glob("./offline-words.*.ts"));
