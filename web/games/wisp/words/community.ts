/** The texts about published levels in the page's locale. */
import { catalogue } from "../../../language/catalogue.ts";
import type { RefusalWords } from "../../../language/texts/refusal-said.ts";
import type { CommunityTexts } from "./community.en.ts";

const files = import.meta.glob("./community.*.ts");
export const communityWords = catalogue<CommunityTexts>(files);
export const communityRefusals = catalogue<RefusalWords>(files, "refusals");
