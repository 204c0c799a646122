/** A new game: who sits across, how hard it is, which words, which house rules. What was chosen last time is chosen again. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { standing } from "../saved.ts";
import { Colours } from "../setup/Shape.tsx";
import { Button, ownSeat, PlayIcon, texts } from "../shared.ts";
import { words } from "../words/lobby.ts";
import { beginTable, guestSeat } from "./begin.ts";
import { bankOf } from "./config.ts";
import { DuelAlone, DuelOfTwo, type TableProps } from "./Duel.tsx";
import { readOwnWords } from "./ownList.ts";
import { Portrait } from "./Portrait.tsx";
import { changeHabits, type HeadPreferences, habits, type OpponentChoice, opponents } from "./preferences.ts";
import { House, Words } from "./TableRules.tsx";
import { offered } from "./table-half.ts";

const Opponents = ({ chosen, onChoose }: { readonly chosen: OpponentChoice; onChoose(opponent: OpponentChoice): void }) => {
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

/** Who sits beside one: a name and a colour. */
const Guest = ({ kept, change, taken, colour }: TableProps & { readonly taken: number; readonly colour: number }) => {
  const said = words.value.newGame;
  return (
    <>
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
        chosen={colour}
        taken={taken}
        onChoose={(guestColour) => change({ guestColour })}
      />
    </>
  );
};

/** Two at this device. */
const Beside = (props: TableProps) => {
  const { name, colour } = ownSeat();
  const guest = guestSeat(props.kept);
  return (
    <DuelOfTwo
      {...props}
      players={[
        { name, colour },
        { name: guest.name, colour: guest.colour, more: <Guest {...props} taken={colour} colour={guest.colour} /> },
      ]}
    />
  );
};

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
  const table = { kept: now, change };
  const lacksWords = now.useList && readOwnWords(now.list, bankOf(now)).words.length === 0;
  const begin = async () => {
    opening.value = true;
    await beginTable(now);
    opening.value = false;
  };
  return (
    <div class="new-game">
      <Opponents chosen={now.opponent} onChoose={(opponent) => change({ opponent })} />
      {now.opponent === "person" ? (
        <>
          <Beside {...table} />
          <div class="new-columns">
            <Words {...table} />
            <House {...table} hasCurtain />
          </div>
        </>
      ) : (
        <div class="new-columns">
          <DuelAlone {...table} rival={said.opponents[now.opponent].name} />
          <div>
            <Words {...table} />
            <House {...table} hasCurtain={false} />
          </div>
        </div>
      )}
      <div class="begin">
        <p>{lacksWords ? said.listEmpty : said.beginHidden}</p>
        <Button icon={PlayIcon} wide disabled={opening.value || lacksWords} onPress={() => void begin()}>
          {said.begin}
        </Button>
      </div>
    </div>
  );
};
