/** The review's board: its texts in the language of the page. */
import { catalogue } from "../../../language/catalogue.ts";
import type { DuelReviewTexts } from "./review-board.en.ts";

export const words = catalogue<DuelReviewTexts>(import.meta.glob("./review-board.*.ts"));
