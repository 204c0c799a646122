/** The texts of the sync page. */
import { catalogue } from "../../language/catalogue.ts";
import type { SyncTexts } from "./words.en.ts";

export const words = catalogue<SyncTexts>(import.meta.glob("./words.*.ts"));
