/** The dice tray's texts for screen readers. */
import { catalogue } from "../../language/catalogue.ts";
import type { TrayTexts } from "./texts.en.ts";

export const trayTexts = catalogue<TrayTexts>(import.meta.glob("./texts.*.ts"));
