/** Texts about connections and actions under way, in the language of the page. */
import { catalogue } from "../../language/catalogue.ts";
import type { PresenceTexts } from "./words.en.ts";

export const words = catalogue<PresenceTexts>(import.meta.glob("./words.*.ts"));
