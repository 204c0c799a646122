/** The tavern: labels of an online table's rules, in the language of the page. */
import { catalogue } from "../../../language/catalogue.ts";
import type { ZonkRuleLabels } from "./online-rules.en.ts";

export const ruleLabels = catalogue<ZonkRuleLabels>(import.meta.glob("./online-rules.*.ts"));
