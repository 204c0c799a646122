/** The words and the house rules of a new duel. */
import { languages, packNames, seriesLengths, tableRules } from "@turnlight/games/head";
import { Options } from "../setup/Shape.tsx";
import { words } from "../words/lobby.ts";
import { words as setUpWords } from "../words/setup.ts";
import { bankOf } from "./config.ts";
import type { TableProps } from "./Duel.tsx";
import { OwnList } from "./OwnList.tsx";
import "./table-rules.css";

export const Words = ({ kept, change }: TableProps) => {
  const texts = words.value.newGame;
  return (
    <section class="sheet woodcut paper">
      <h2 class="sheet-title">{texts.words}</h2>
      <Options
        name="bank"
        legend={texts.bank}
        options={languages}
        chosen={bankOf(kept)}
        label={(bank) => texts.banks[bank]}
        onChoose={(bank) => change({ bank })}
      />
      <Options
        name="pack"
        legend={texts.pack}
        options={["none", ...packNames] as const}
        chosen={kept.pack}
        label={(pack) => texts.packs[pack]}
        onChoose={(pack) => change({ pack })}
      />
      <p class="soft">{texts.packAbout}</p>
      <label class="house-rule">
        <input
          type="checkbox"
          checked={kept.useList}
          onChange={({ currentTarget }) => change({ useList: currentTarget.checked })}
        />
        <strong>{texts.ownList}</strong>
      </label>
      {kept.useList && (
        <OwnList
          text={kept.list}
          language={bankOf(kept)}
          onChange={(list) => change({ list: list.slice(0, 20_000) })}
        />
      )}
    </section>
  );
};

/** The curtain is offered only where two players share a device. */
export const House = ({ kept, change, hasCurtain }: TableProps & { readonly hasCurtain: boolean }) => {
  const texts = words.value.newGame;
  return (
    <section class="sheet woodcut paper">
      <h2 class="sheet-title">{texts.house}</h2>
      <Options
        name="series"
        legend={texts.series}
        options={seriesLengths}
        chosen={kept.best ?? 1}
        label={(length) => texts.seriesOf[length]}
        onChoose={(best) => change({ best })}
      />
      <p class="soft">{texts.seriesAbout}</p>
      {tableRules
        .filter((rule) => hasCurtain || rule !== "curtain")
        .map((rule) => (
          <label key={rule} class="house-rule">
            <input
              type="checkbox"
              checked={kept.house.includes(rule)}
              onChange={({ currentTarget }) =>
                change({
                  house: tableRules.filter((one) => (one === rule ? currentTarget.checked : kept.house.includes(one))),
                })
              }
            />
            <span>
              <strong>{setUpWords.value.houseRules[rule]}</strong>
              <span class="house-about">{texts[`${rule}About`]}</span>
            </span>
          </label>
        ))}
    </section>
  );
};
