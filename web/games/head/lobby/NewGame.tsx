/** A new game: who sits across, how hard it is, which words, which house rules. What was chosen last time is chosen again. */
import { useSignal } from "@preact/signals";
import {
  difficulties,
  gridSizes,
  houseRules,
  languages,
  limitParts,
  packNames,
  presetNames,
  presets,
} from "@turnlight/games/head";
import { useEffect } from "preact/hooks";
import { standing } from "../saved.ts";
import { Colours, Options } from "../setup/Shape.tsx";
import { Button, ownSeat, PlayIcon, texts } from "../shared.ts";
import { words } from "../words/lobby.ts";
import { words as setUpWords } from "../words/setup.ts";
import { beginTable, guestSeat } from "./begin.ts";
import { atTable, bankOf } from "./config.ts";
import { OwnList } from "./OwnList.tsx";
import { readOwnWords } from "./ownList.ts";
import { Portrait } from "./Portrait.tsx";
import { changeHabits, type HeadPreferences, habits, type OpponentChoice, opponents } from "./preferences.ts";
import { offered, presetOf } from "./table-half.ts";

const sizes = Array.from({ length: gridSizes.most - gridSizes.least + 1 }, (_, i) => gridSizes.least + i);

const Opponents = ({
  chosen,
  onChoose,
}: {
  readonly chosen: OpponentChoice;
  onChoose(opponent: OpponentChoice): void;
}) => {
  const said = words.value.newGame;
  return (
    <fieldset class="opponents">
      <legend>{said.opponent}</legend>
      {opponents.map((opponent) => (
        <label key={opponent}>
          <input
            type="radio"
            class="option-pick"
            name="opponent"
            checked={chosen === opponent}
            onChange={() => onChoose(opponent)}
          />
          <span class="opponent-card">
            <Portrait of={opponent} />
            <strong>{said.opponents[opponent].name}</strong>
            <span class="opponent-about">{said.opponents[opponent].about}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
};

const Duel = ({ kept, change }: RoomProps) => {
  const said = words.value.newGame;
  const { difficulty, grid, words: count } = kept;
  const spoken = setUpWords.value;
  const preset = presetOf(kept);
  return (
    <section class="sheet woodcut paper">
      <h2 class="sheet-title">{said.duel}</h2>
      <Options
        name="preset"
        legend={spoken.preset}
        options={presetNames}
        chosen={preset}
        label={(name) => spoken.presets[name]}
        onChoose={(name) =>
          change({
            ...presets[name],
            house: [...presets[name].house, ...kept.house.filter((rule) => rule === "curtain")],
          })
        }
      />
      <p class="soft">{said.presetAbout[preset ?? "own"]}</p>
      <Options
        name="difficulty"
        legend={spoken.difficulty}
        options={difficulties}
        chosen={difficulty}
        label={(name) => spoken.difficulties[name]}
        onChoose={(name) => change({ difficulty: name })}
      />
      <Options
        name="grid-size"
        legend={spoken.grid}
        options={sizes}
        chosen={grid}
        label={String}
        spoken={spoken.gridSize}
        onChoose={(size) => change({ grid: size })}
      />
      <Options
        name="word-count"
        legend={spoken.count}
        options={[3, 4] as const}
        chosen={count === 4 ? 4 : 3}
        label={(n) => spoken.counts[n]}
        onChoose={(n) => change({ words: n })}
      />
      {kept.opponent !== "person" && preset === undefined ? (
        <p class="soft">{said.houseBoard[difficulty]}</p>
      ) : (
        <p class="soft">
          {spoken.limitSum(
            limitParts({ grid, words: count, difficulty, mercy: kept.house.includes("mercy") }),
            difficulty,
          )}
        </p>
      )}
    </section>
  );
};

const People = ({ kept, change }: RoomProps) => {
  const said = words.value.newGame;
  const mine = ownSeat();
  const guest = guestSeat(kept);
  return (
    <section class="sheet woodcut paper people">
      <h2 class="sheet-title">{said.people}</h2>
      <p>
        {mine.name} · {guest.name}
      </p>
      <label class="name-field">
        <span>{said.personName(2)}</span>
        <input
          value={kept.guestName}
          maxLength={24}
          placeholder={said.usualGuest}
          autoComplete="off"
          onInput={({ currentTarget }) => change({ guestName: currentTarget.value.slice(0, 24) })}
        />
      </label>
      <Colours
        name="guest colour"
        legend={said.personColour(2)}
        chosen={guest.kind === "person" ? guest.colour : 1}
        taken={mine.colour}
        onChoose={(guestColour) => change({ guestColour })}
      />
    </section>
  );
};

const Words = ({ kept, change }: RoomProps) => {
  const said = words.value.newGame;
  return (
    <section class="sheet woodcut paper">
      <h2 class="sheet-title">{said.words}</h2>
      <Options
        name="bank"
        legend={said.bank}
        options={languages}
        chosen={bankOf(kept)}
        label={(bank) => said.banks[bank]}
        onChoose={(bank) => change({ bank })}
      />
      <Options
        name="pack"
        legend={said.pack}
        options={["none", ...packNames] as const}
        chosen={kept.pack}
        label={(pack) => said.packs[pack]}
        onChoose={(pack) => change({ pack })}
      />
      <p class="soft">{said.packAbout}</p>
      <label class="house-rule">
        <input
          type="checkbox"
          checked={kept.useList}
          onChange={({ currentTarget }) => change({ useList: currentTarget.checked })}
        />
        <strong>{said.ownList}</strong>
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

const House = ({ kept, change }: RoomProps) => {
  const said = words.value.newGame;
  return (
    <section class="sheet woodcut paper">
      <h2 class="sheet-title">{said.house}</h2>
      {houseRules.filter(atTable(kept.opponent)).map((rule) => (
        <label key={rule} class="house-rule">
          <input
            type="checkbox"
            checked={kept.house.includes(rule)}
            onChange={({ currentTarget }) =>
              change({
                house: houseRules.filter((one) => (one === rule ? currentTarget.checked : kept.house.includes(one))),
              })
            }
          />
          <span>
            <strong>{said[rule]}</strong>
            <span class="house-about">{said[`${rule}About`]}</span>
          </span>
        </label>
      ))}
    </section>
  );
};

interface RoomProps {
  readonly kept: HeadPreferences;
  change(changed: Partial<HeadPreferences>): void;
}

export const NewGame = () => {
  const kept = useSignal<HeadPreferences | undefined>(undefined);
  const opening = useSignal(false);
  useEffect(() => {
    void Promise.all([habits(), standing()]).then(([found, { duels }]) => {
      kept.value = offered(found, duels.length);
    });
  }, [kept]);
  const now = kept.value;
  if (now === undefined) return <p class="moment">{texts.value.frame.wait}</p>;
  const said = words.value.newGame;
  const change = (changed: Partial<HeadPreferences>) => {
    const next = { ...now, ...changed };
    kept.value = next;
    void changeHabits(next);
  };
  const lacksWords = now.useList && readOwnWords(now.list, bankOf(now)).words.length === 0;
  const begin = async () => {
    opening.value = true;
    await beginTable(now);
    opening.value = false;
  };
  return (
    <div class="new-game">
      <Opponents chosen={now.opponent} onChoose={(opponent) => change({ opponent })} />
      <div class="new-columns">
        <div>
          <Duel kept={now} change={change} />
          {now.opponent === "person" && <People kept={now} change={change} />}
        </div>
        <div>
          <Words kept={now} change={change} />
          <House kept={now} change={change} />
        </div>
      </div>
      <div class="begin">
        <p>{lacksWords ? said.listEmpty : said.beginHidden}</p>
        <Button icon={PlayIcon} wide disabled={opening.value || lacksWords} onPress={() => void begin()}>
          {said.begin}
        </Button>
      </div>
    </div>
  );
};
