/** The lobby's texts in the page's locale. */
import { catalogue } from "../../../language/catalogue.ts";
import type { LobbyTexts } from "./lobby.en.ts";

export const words = catalogue<LobbyTexts>(import.meta.glob("./lobby.*.ts"));
