/** The wisp: texts of the review, in the language of the page. */
import { catalogue } from "../../../language/catalogue.ts";
import type { review as english } from "./review.en.ts";

export const review = catalogue<typeof english>(import.meta.glob("./review.*.ts"), "review");
