/** The dice race: sentences for facts, in the language of the page. */
import type { RaceFact, RaceView } from "@turnlight/kernel/examples/dice-race";
import { catalogue, type Localized } from "../../../language/catalogue.ts";
import type { FactWords } from "../../facts.ts";

export const facts: Localized<FactWords<RaceView, RaceFact>> = catalogue<FactWords<RaceView, RaceFact>>(
  import.meta.glob("./facts.*.ts"),
  "facts",
);
