/** Everything about a table that can be chosen: players, rules, target, speed, help; and playing at one device. */
import { type ReadonlySignal, useSignal } from "@preact/signals";
import type { ScoringTable } from "@turnlight/games/zonk";
import { useEffect } from "preact/hooks";
import { withTexts } from "../../../language/catalogue.ts";
import { GoldKey } from "../../../ui/pieces/GoldKey.tsx";
import { Medal } from "../faces/Bust.tsx";
import { type PatronName, patrons } from "../faces/patrons.ts";
import { Avatar } from "../play/Avatar.tsx";
import { keepSetting, tableHabits, type ZonkSetting } from "../saved.ts";
import {
  afterPaint,
  Button,
  CloseIcon,
  change as changeSettings,
  Emblem,
  go,
  IconButton,
  number,
  PlusIcon,
  profile,
  RestartIcon,
  seatStyle,
  settings,
  texts,
  toast,
  usePreferences,
} from "../shared.ts";
import { frontWords } from "../words/front.ts";
import { words } from "../words/words.ts";
import type { OpponentAcquaintance } from "./acquaintance.ts";
import { DieKeyIcon } from "./icons.tsx";
import { levelOf } from "./levels.ts";
import { lastTime } from "./load-last-time.ts";
import { Sliders } from "./Sliders.tsx";
import { me, tableNamed } from "./seating.ts";
import { fewestSeats, isPatron, mostSeats, newcomerAt } from "./seats.ts";
import { TableChoice } from "./TableChoice.tsx";

interface SeatProps {
  readonly seat: number;
  readonly place: string;
  readonly known: Knowing;
  readonly base: string;
  /** The stranger's level. */
  readonly own: number;
  readonly table: ScoringTable;
  readonly person: ZonkSetting["people"][number];
  onPlace(place: string): void;
  onPerson(changed: Partial<ZonkSetting["people"][number]>): void;
  onRemove: (() => void) | undefined;
}

/** Undefined until read from the device. A signal, so that only its text renders again and typing is not interrupted. */
type Knowing = ReadonlySignal<OpponentAcquaintance | undefined>;

/** What the learning opponent has noticed, in a sentence. */
const noticedBy = ({ noticedAt }: OpponentAcquaintance, table: ScoringTable): string => {
  const labels = words.value;
  const noticed = noticedAt(table);
  return noticed === undefined
    ? labels.lobby.nothingNoticed
    : labels.lobby.noticed(number(noticed.bankFrom), labels.dice(noticed.left));
};

/** Opponents that adapt to a player, and show what they know of them. */
const following: readonly string[] = ["follow", "hybrid:learning"];

const aboutOf = (place: string, known: OpponentAcquaintance | undefined, table: ScoringTable): string => {
  const labels = words.value;
  if (!isPatron(place)) return place === "you" ? "" : labels.lobby.atThisDevice;
  if (known === undefined) return labels.patrons[place].about;
  if (place === "hybrid:learning") return `${labels.patrons[place].about} ${noticedBy(known, table)}`;
  return place === "follow" ? labels.lobby.followed(known.level) : labels.patrons[place].about;
};

const About = ({ place, known, table }: Pick<SeatProps, "place" | "known" | "table">) => (
  <small>{aboutOf(place, known.value, table)}</small>
);

const Forget = ({ known, onForget }: Pick<SeatProps, "known"> & { onForget(): void }) =>
  known.value?.isKnown === true ? (
    <Button kind="quiet" icon={RestartIcon} onPress={onForget}>
      {words.value.lobby.forget}
    </Button>
  ) : null;

/** The name and colour of a player at this device. */
const PersonFields = ({ seat, person, onPerson }: Pick<SeatProps, "seat" | "person" | "onPerson">) => {
  const labels = words.value.lobby;
  return (
    <span class="lobby-person">
      <input
        type="text"
        maxLength={40}
        aria-label={labels.nameOf(seat + 1)}
        placeholder={labels.person(seat + 1)}
        value={person.name}
        onInput={({ currentTarget }) => onPerson({ name: currentTarget.value })}
      />
      <select
        aria-label={labels.colourOf(seat + 1)}
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

const Seat = ({ seat, place, known, base, own, table, person, onPlace, onPerson, onRemove }: SeatProps) => {
  const labels = words.value;
  const name = profile.value?.name || texts.value.profile.usualName;
  const sitter = { kind: "person", name: "", colour: person.colour, avatar: seat } as const;
  return (
    <li class="lobby-seat">
      <span class="lobby-face">
        {isPatron(place) ? <Medal name={place} isPainted /> : <Avatar sitter={place === "you" ? me() : sitter} />}
      </span>
      <label>
        <span class="spoken-only">{labels.lobby.seat(seat + 1)}</span>
        <select value={place} onChange={({ currentTarget }) => onPlace(currentTarget.value)}>
          {seat === 0 && <option value="you">{labels.lobby.you(name)}</option>}
          {seat > 0 && <option value="person">{labels.lobby.person(seat + 1)}</option>}
          {patrons.map((patron: PatronName) => (
            <option key={patron} value={patron}>
              {frontWords.value.listed(
                labels.patrons[patron].name,
                frontWords.value.levels[levelOf(patron, { level: known.value?.level, base, own })],
              )}
            </option>
          ))}
        </select>
        <About place={place} known={known} table={table} />
      </label>
      {place === "person" && <PersonFields seat={seat} person={person} onPerson={onPerson} />}
      {onRemove !== undefined && (
        <IconButton icon={CloseIcon} label={labels.lobby.removeSeat(seat + 1)} onPress={onRemove} />
      )}
    </li>
  );
};

const speeds = ["slow", "normal", "fast", "instant"] as const;

/** Speed and coach: they can be changed at the table, too. */
const Options = () => {
  const labels = words.value.options;
  const [habits, change] = usePreferences(tableHabits);
  return (
    <section class="sheet paper">
      <h2>{labels.title}</h2>
      <fieldset class="choice">
        <legend>{labels.speed}</legend>
        {speeds.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="speed"
              value={one}
              checked={settings.value.speed === one}
              onChange={() => changeSettings({ speed: one })}
            />
            <span>{labels.speeds[one]}</span>
          </label>
        ))}
      </fieldset>
      <label class="switch">
        <input
          type="checkbox"
          checked={habits.value.chance}
          onChange={({ currentTarget }) => change({ chance: currentTarget.checked })}
        />
        <span>{labels.chance}</span>
      </label>
      <label class="switch">
        <input
          type="checkbox"
          checked={habits.value.coach}
          onChange={({ currentTarget }) => change({ coach: currentTarget.checked })}
        />
        <span>{labels.coach}</span>
      </label>
    </section>
  );
};

/** With somebody else at this device, if nobody is yet. */
const withPerson = (seats: readonly string[]): readonly string[] =>
  seats.includes("person") ? seats : ["you", "person"];

/** `together` begins with a second person at this device. */
export const Customise = ({ together }: { readonly together: boolean }) => {
  const saved = useSignal<ZonkSetting | undefined>(undefined);
  const opening = useSignal(false);
  const known = useSignal<OpponentAcquaintance | undefined>(undefined);
  const look = async (): Promise<void> => {
    await afterPaint();
    const { knownNow } = await import("./acquaintance.ts");
    known.value = await knownNow();
  };
  useEffect(() => {
    void lastTime().then(({ setting }) => {
      saved.value = together ? { ...setting, seats: withPerson(setting.seats) } : setting;
    });
  }, [saved, together]);
  const now = saved.value;
  const isFollowed = now?.seats.some((place) => following.includes(place)) === true;
  useEffect(() => {
    if (isFollowed) void look();
  }, [isFollowed]);
  if (now === undefined) return null;
  const labels = words.value.lobby;
  const change = (changed: Partial<ZonkSetting>): void => {
    saved.value = { ...(saved.peek() ?? now), ...changed };
    void keepSetting(changed);
  };
  const changePerson = (seat: number, changed: Partial<ZonkSetting["people"][number]>): void => {
    const { people: all } = saved.peek() ?? now;
    change({ people: all.map((person, i) => (i === seat ? { ...person, ...changed } : person)) });
  };
  const { seats, table, base, moved, level, people } = now;
  /** By what is chosen now: two quick taps bring two different regulars. */
  const addSeat = (): void => {
    const { seats: all } = saved.peek() ?? now;
    if (all.length < mostSeats) change({ seats: [...all, newcomerAt(all)] });
  };
  const forgetMe = async () => {
    const { forget } = await import("../hall/standing.ts");
    await forget();
    await look();
    toast(labels.forgotten, { tone: "good" });
  };
  const sitDown = async () => {
    opening.value = true;
    const { sitDown: sit } = await withTexts(import("./start-chosen.ts"));
    await sit(now);
    opening.value = false;
  };
  return (
    <form
      class="setup tavern-lobby"
      onSubmit={(event) => {
        event.preventDefault();
        void sitDown();
      }}
    >
      <div class="lobby-start">
        <GoldKey icon={DieKeyIcon} disabled={opening.value} onPress={() => void sitDown()}>
          {labels.begin}
        </GoldKey>
      </div>
      <section class="sheet paper">
        <h2>{labels.opponents}</h2>
        <ol class="lobby-seats">
          {seats.map((place, seat) => (
            <Seat
              key={seat}
              seat={seat}
              place={place}
              known={known}
              base={base}
              own={level}
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
        {seats.includes("hybrid:learning") && <Forget known={known} onForget={() => void forgetMe()} />}
        {seats.length < mostSeats && (
          <Button kind="quiet" icon={PlusIcon} onPress={addSeat}>
            {labels.addSeat}
          </Button>
        )}
      </section>
      {seats.includes("custom") && (
        <Sliders base={base} moved={moved} level={level} table={tableNamed(table)} onChange={change} />
      )}
      <section class="sheet paper">
        <h2>{labels.table}</h2>
        <TableChoice name="table" now={now} onChange={change} />
        <Button kind="quiet" icon={PlusIcon} onPress={() => go("/play/zonk/table")}>
          {labels.own.make}
        </Button>
      </section>
      <Options />
    </form>
  );
};
