/** Saves the chosen matches as a file. */
import type { CountedMatch } from "../games/statistics.ts";
import { texts } from "../language/language.ts";
import { today } from "../language/today.ts";
import { Button, DownloadIcon, saveFile, toast } from "../ui/index.ts";
import { statisticsCsv, statisticsJson } from "./export.ts";

const kinds = {
  csv: { type: "text/csv;charset=utf-8", write: statisticsCsv },
  json: { type: "application/json", write: statisticsJson },
} as const;

export const ExportKeys = ({ played }: { readonly played: readonly CountedMatch[] }) => {
  const words = texts.value.statistics;
  const save = (kind: keyof typeof kinds) => {
    const { type, write } = kinds[kind];
    const isSaved = saveFile({ name: `turnlight-statistics-${today()}.${kind}`, content: write(played), type });
    if (!isSaved) toast(words.notSaved, { tone: "bad" });
  };
  return (
    <section class="sheet paper">
      <h2>{words.export}</h2>
      <p>{words.exportAbout}</p>
      <div class="export-keys">
        <Button kind="quiet" icon={DownloadIcon} onPress={() => save("csv")}>
          {words.csv}
        </Button>
        <Button kind="quiet" icon={DownloadIcon} onPress={() => save("json")}>
          {words.json}
        </Button>
      </div>
    </section>
  );
};
