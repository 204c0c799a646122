/** The review's board: its texts in the language of the page. */
import { catalogue } from "../../../language/catalogue.ts";
import type { RunReviewTexts } from "./review-board.en.ts";

export const words = catalogue<RunReviewTexts>(import.meta.glob("./review-board.*.ts"));
