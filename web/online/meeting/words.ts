/** The texts for meeting online, in the language of the page. */
import { catalogue } from "../../language/catalogue.ts";
import type { MeetingTexts } from "./words.en.ts";

export const meetingWords = catalogue<MeetingTexts>(import.meta.glob("./words.*.ts"));
