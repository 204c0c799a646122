/** The recovery page's texts: in every language, since it must not depend on any other file. */
import { everyLanguage } from "../languages/files.ts";
import type { RescueTexts } from "./words.en.ts";

export const words = everyLanguage<RescueTexts>(import.meta.glob("./words.*.ts", { eager: true }));
