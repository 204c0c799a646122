/** A new game: opponent, difficulty, words and house rules. Starts from the last choices. */
import { useSignal } from "@preact/signals";
import { gamesAgainst, gamesBetween, type PeopleDuel, type PlayedDuel } from "@turnlight/games/head";
import { useEffect } from "preact/hooks";
import { peopleDuels, standing } from "../saved.ts";
import { Colours } from "../setup/Shape.tsx";
import { Button, ownSeat, PlayIcon, texts } from "../shared.ts";
import { words } from "../words/lobby.ts";
import { beginTable, guestSeat } from "./begin.ts";
import { bankOf } from "./config.ts";
import { DuelOfTwo, type TableProps } from "./Duel.tsx";
import { offered } from "./halves.ts";
import { readOwnWords } from "./ownList.ts";
import { Portrait } from "./Portrait.tsx";
import { changeHabits, type HeadPreferences, habits, type OpponentChoice, opponents } from "./preferences.ts";
import { House, Words } from "./TableRules.tsx";

const Opponents = ({
  chosen,
  onChoose,
}: {
  readonly chosen: OpponentChoice;
  onChoose(opponent: OpponentChoice): void;
}) => {
  const labels = words.value.newGame;
  return (
    <fieldset class="opponents">
      <legend>{labels.opponent}</legend>
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
            <strong>{labels.opponents[opponent].name}</strong>
            <span class="opponent-about">{labels.opponents[opponent].about}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
};

/** The seat colour of both bots' portraits. */
const botColour = 4;

/** The second player at this device: a name and a colour. */
const Guest = ({ kept, change, taken, colour }: TableProps & { readonly taken: number; readonly colour: number }) => {
  const labels = words.value.newGame;
  return (
    <>
      <label class="name-field">
        <span>{labels.personName(2)}</span>
        <input
          value={kept.guestName}
          maxLength={24}
          placeholder={labels.usualGuest}
          autoComplete="off"
          onInput={({ currentTarget }) => change({ guestName: currentTarget.value.slice(0, 24) })}
        />
      </label>
      <Colours
        name="guest colour"
        legend={labels.personColour(2)}
        chosen={colour}
        taken={taken}
        onChoose={(guestColour) => change({ guestColour })}
      />
    </>
  );
};

/** Two players at this device. */
const Beside = ({ people, ...props }: TableProps & { readonly people: readonly PeopleDuel[] }) => {
  const { name, colour } = ownSeat();
  const guest = guestSeat(props.kept);
  return (
    <DuelOfTwo
      {...props}
      past={{ name: guest.name, games: gamesBetween(people, name, guest.name) }}
      players={[
        { name, colour },
        { name: guest.name, colour: guest.colour, more: <Guest {...props} taken={colour} colour={guest.colour} /> },
      ]}
    />
  );
};

export const NewGame = () => {
  const preferences = useSignal<HeadPreferences | undefined>(undefined);
  const opening = useSignal(false);
  const house = useSignal<readonly PlayedDuel[]>([]);
  const people = useSignal<readonly PeopleDuel[]>([]);
  useEffect(() => {
    void Promise.all([habits(), standing(), peopleDuels()]).then(([found, { duels }, between]) => {
      preferences.value = offered(found, duels.length);
      house.value = duels;
      people.value = between;
    });
  }, [preferences]);
  const now = preferences.value;
  if (now === undefined) return <p class="moment">{texts.value.frame.wait}</p>;
  const labels = words.value.newGame;
  const change = (changed: Partial<HeadPreferences>) => {
    const next = { ...now, ...changed };
    preferences.value = next;
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
        <Beside {...table} people={people.value} />
      ) : (
        <DuelOfTwo
          {...table}
          againstBot
          past={{
            name: labels.opponents[now.opponent].name,
            games: gamesAgainst(house.value, now.opponent),
          }}
          players={[
            { name: undefined, colour: ownSeat().colour },
            { name: labels.opponents[now.opponent].name, colour: botColour },
          ]}
        />
      )}
      <div class="new-columns">
        <Words {...table} />
        <House {...table} hasCurtain={now.opponent === "person"} />
      </div>
      <div class="begin">
        {lacksWords && <p>{labels.listEmpty}</p>}
        <Button icon={PlayIcon} wide disabled={opening.value || lacksWords} onPress={() => void begin()}>
          {labels.begin}
        </Button>
      </div>
    </div>
  );
};
