/** The map's texts in the page's locale. */
import { catalogue } from "../../../language/catalogue.ts";
import type { MapTexts } from "./map.en.ts";

export const mapWords = catalogue<MapTexts>(import.meta.glob("./map.*.ts"));
