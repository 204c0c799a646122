/** The duel: labels of an online table's rules, in the language of the page. */
import { catalogue } from "../../../language/catalogue.ts";
import type { HeadRuleLabels } from "./online-rules.en.ts";

export const ruleLabels = catalogue<HeadRuleLabels>(import.meta.glob("./online-rules.*.ts"));
