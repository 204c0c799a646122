/** The start screen's texts in the page's locale. */
import { catalogue } from "../../../language/catalogue.ts";
import type { GateTexts } from "./gate.en.ts";

export const words = catalogue<GateTexts>(import.meta.glob("./gate.*.ts"));
