/** The tavern's door: who sits down, which table, and the ways to the other rooms. */
import { batch, useSignal } from "@preact/signals";
import { aftermath, type Memory, noMemory, noticedIn, type Table } from "@turnlight/games/zonk";
import { same } from "@turnlight/kernel";
import { useEffect } from "preact/hooks";
import { Patron, type PatronName, patrons } from "../faces/Patron.tsx";
import { feeder } from "../feeder.ts";
import { forget, keepSetting, remembered, type Setting, setting, standing } from "../keep.ts";
import { Avatar } from "../play/Avatar.tsx";
import {
  Button,
  CloseIcon,
  Emblem,
  go,
  IconButton,
  LeftHere,
  number,
  PlayIcon,
  PlusIcon,
  profile,
  RestartIcon,
  seatStyle,
  texts,
  toast,
} from "../shared.ts";
import { words } from "../words/words.ts";
import { begin } from "./begin.ts";
import { asTheyAreNow } from "./following.ts";
import { Sliders } from "./Sliders.tsx";
import { configOf, fewestSeats, isPatron, me, mostSeats, sittersOf, tableNamed } from "./seating.ts";
import { TableChoice } from "./TableChoice.tsx";
import { Trophies } from "./Trophies.tsx";
import { Ways } from "./Ways.tsx";

interface SeatProps {
  readonly seat: number;
  readonly place: string;
  readonly known: Known;
  readonly table: Table;
  readonly person: Setting["people"][number];
  onPlace(place: string): void;
  onPerson(changed: Partial<Setting["people"][number]>): void;
  onRemove: (() => void) | undefined;
}

/** What the opponents that follow a person know of them. */
interface Known {
  readonly level: number;
  readonly memory: Memory;
}

/** What the learning opponent has noticed, in a sentence. */
const noticedBy = (memory: Memory, table: Table): string => {
  const said = words.value;
  const noticed = noticedIn(memory, table);
  return noticed === undefined
    ? said.lobby.nothingNoticed
    : said.lobby.noticed(number(noticed.bankFrom), said.dice(noticed.left));
};

const aboutOf = (place: string, { level, memory }: Known, table: Table): string => {
  const said = words.value;
  if (place === "hybrid:learning") return `${said.patrons[place].about} ${noticedBy(memory, table)}`;
  if (!isPatron(place)) return place === "you" ? "" : said.lobby.atThisDevice;
  return place === "follow" ? said.lobby.followed(level) : said.patrons[place].about;
};

/** How somebody at this device is called, and their colour. */
const PersonFields = ({ seat, person, onPerson }: Pick<SeatProps, "seat" | "person" | "onPerson">) => {
  const said = words.value.lobby;
  return (
    <span class="lobby-person">
      <input
        type="text"
        maxLength={40}
        aria-label={said.nameOf(seat + 1)}
        placeholder={said.person(seat + 1)}
        value={person.name}
        onInput={({ currentTarget }) => onPerson({ name: currentTarget.value })}
      />
      <select
        aria-label={said.colourOf(seat + 1)}
        value={String(person.colour)}
        onChange={({ currentTarget }) => onPerson({ colour: Number(currentTarget.value) })}
      >
        {texts.value.profile.colours.map((name, colour) => (
          <option key={name} value={String(colour)}>
            {name}
          </option>
        ))}
      </select>
      <span style={seatStyle(person.colour)}>
        <Emblem colour={person.colour} />
      </span>
    </span>
  );
};

const Seat = ({ seat, place, known, table, person, onPlace, onPerson, onRemove }: SeatProps) => {
  const said = words.value;
  const name = profile.value?.name || texts.value.profile.usualName;
  const sitter = { kind: "person", name: "", colour: person.colour, avatar: seat } as const;
  return (
    <li class="lobby-seat">
      <span class="lobby-face">
        {isPatron(place) ? <Patron name={place} /> : <Avatar sitter={place === "you" ? me() : sitter} />}
      </span>
      <label>
        <span class="spoken-only">{said.lobby.seat(seat + 1)}</span>
        <select value={place} onChange={({ currentTarget }) => onPlace(currentTarget.value)}>
          {seat === 0 && <option value="you">{said.lobby.you(name)}</option>}
          {seat > 0 && <option value="person">{said.lobby.person(seat + 1)}</option>}
          {patrons.map((patron: PatronName) => (
            <option key={patron} value={patron}>
              {said.patrons[patron].name}
            </option>
          ))}
        </select>
        <small>{aboutOf(place, known, table)}</small>
      </label>
      {place === "person" && <PersonFields seat={seat} person={person} onPerson={onPerson} />}
      {onRemove !== undefined && (
        <IconButton icon={CloseIcon} label={said.lobby.removeSeat(seat + 1)} onPress={onRemove} />
      )}
    </li>
  );
};

export const SetUp = () => {
  const kept = useSignal<Setting | undefined>(undefined);
  const opening = useSignal(false);
  const known = useSignal<Known>({ level: aftermath.start.level, memory: noMemory });
  useEffect(() => {
    // All at once: what came later would be drawn over what somebody is typing.
    void Promise.all([setting(), standing(), remembered()]).then(([found, { level }, memory]) =>
      batch(() => {
        known.value = { level, memory };
        kept.value = found;
      }),
    );
  }, [kept, known]);
  const now = kept.value;
  if (now === undefined) return null;
  const said = words.value.lobby;
  const change = (changed: Partial<Setting>): void => {
    kept.value = { ...(kept.peek() ?? now), ...changed };
    void keepSetting(changed);
  };
  const changePerson = (seat: number, changed: Partial<Setting["people"][number]>): void => {
    const { people: all } = kept.peek() ?? now;
    change({ people: all.map((person, i) => (i === seat ? { ...person, ...changed } : person)) });
  };
  const { seats, table, base, moved, people } = now;
  const { memory } = known.value;
  const forgetMe = async () => {
    await forget();
    known.value = { ...known.peek(), memory: noMemory };
    toast(said.forgotten, { tone: "good" });
  };
  const sitDown = async () => {
    opening.value = true;
    await begin({ config: configOf(now), sitters: await asTheyAreNow(sittersOf(now)) });
    opening.value = false;
  };
  return (
    <>
      <LeftHere game="zonk" feeder={feeder} />
      <form
        class="setup tavern-lobby"
        onSubmit={(event) => {
          event.preventDefault();
          void sitDown();
        }}
      >
        <section class="sheet paper">
          <h2>{said.opponents}</h2>
          <ol class="lobby-seats">
            {seats.map((place, seat) => (
              <Seat
                key={seat}
                seat={seat}
                place={place}
                known={known.value}
                table={tableNamed(table)}
                person={people[seat] ?? { name: "", colour: seat }}
                onPerson={(changed) => changePerson(seat, changed)}
                onPlace={(chosen) => change({ seats: seats.with(seat, chosen) })}
                onRemove={
                  seat > 0 && seats.length > fewestSeats ? () => change({ seats: seats.toSpliced(seat, 1) }) : undefined
                }
              />
            ))}
          </ol>
          {seats.includes("hybrid:learning") && !same(memory, noMemory) && (
            <Button kind="quiet" icon={RestartIcon} onPress={() => void forgetMe()}>
              {said.forget}
            </Button>
          )}
          {seats.length < mostSeats && (
            <Button kind="quiet" icon={PlusIcon} onPress={() => change({ seats: [...seats, "hybrid:balanced"] })}>
              {said.addSeat}
            </Button>
          )}
        </section>
        {seats.includes("custom") && <Sliders base={base} moved={moved} table={tableNamed(table)} onChange={change} />}
        <section class="sheet paper">
          <h2>{said.table}</h2>
          <TableChoice name="table" now={now} onChange={change} />
          <Button kind="quiet" icon={PlusIcon} onPress={() => go("/play/zonk/table")}>
            {said.own.make}
          </Button>
        </section>
        <Button icon={PlayIcon} wide disabled={opening.value} onPress={() => void sitDown()}>
          {said.begin}
        </Button>
      </form>
      <Ways />
      <Trophies />
    </>
  );
};
