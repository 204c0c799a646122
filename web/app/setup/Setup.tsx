/** The generic set-up page: seats, and the game's settings with the choices its rules allow. */
import { useSignal } from "@preact/signals";
import { games } from "@turnlight/games";
import { type AnyGame, type Setting, settingFields } from "@turnlight/kernel";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { type GamePage, isPlayedOnline } from "../../games/page.ts";
import { pageOf } from "../../games/pages.ts";
import type { LobbyProps } from "../../games/screen.ts";
import { texts } from "../../language/language.ts";
import { ownSeat, startMatch } from "../../match/start-match.ts";
import type { Sitter } from "../../match/table.ts";
import { go } from "../../navigation/routes.ts";
import { profile } from "../../store/device-store.ts";
import { Frame } from "../../ui/frame/Frame.tsx";
import { Button, GlobeIcon, PlayIcon } from "../../ui/index.ts";
import { NotFound } from "../../ui/NotFound.tsx";
import { lazyRoom } from "../lazy.tsx";
import "../../ui/forms.css";
import "./setup.css";

/** `you`, `person`, or a bot's name. */
type SeatChoice = string;

/** Settings that are not offered: the seat count follows from the players, and the first player rotates. */
const isDecided = ({ rules }: AnyGame, key: string): boolean =>
  key === "seats" || (key === "first" && rules.starting !== undefined);

const label = ({ texts: { value } }: GamePage, key: string): string => value.labels[key] ?? key;

const Field = ({
  card,
  name,
  field,
  value,
  onChange,
}: {
  readonly card: GamePage;
  readonly name: string;
  readonly field: Setting<unknown>;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) => {
  const { offer } = field;
  if (offer === undefined) return null;
  return (
    <label class="field" for={`set-${name}`}>
      <span>{label(card, name)}</span>
      {offer.kind === "words" ? (
        <select id={`set-${name}`} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
          {offer.words.map((word) => (
            <option key={word} value={word}>
              {label(card, word)}
            </option>
          ))}
        </select>
      ) : (
        <input
          id={`set-${name}`}
          type="number"
          inputMode="numeric"
          min={offer.least}
          max={offer.most}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </label>
  );
};

const Table = ({ name, game, card }: { readonly name: string; readonly game: AnyGame; readonly card: GamePage }) => {
  const words = texts.value.setup;
  const fields = settingFields(game.rules);
  const values = useSignal<Readonly<Record<string, string>>>({});
  const hasSeats = fields["seats"]?.offer;
  const bots = card.opponents.map(({ bot }) => bot);
  const usualSeats = (() => {
    const usual = game.rules.configText.read("");
    return usual.ok ? game.rules.seats(usual.value) : 1;
  })();
  const places = useSignal<readonly SeatChoice[]>(
    Array.from({ length: usualSeats }, (_, seat) => (seat === 0 ? "you" : (bots[0] ?? "person"))),
  );
  const opening = useSignal(false);

  const setPlace = (seat: number, place: SeatChoice) => {
    places.value = places.value.with(seat, place);
  };
  const setCount = (count: number) => {
    places.value = Array.from({ length: count }, (_, seat) => places.value[seat] ?? bots[0] ?? "person");
  };
  const sitters = (): readonly Sitter[] =>
    places.value.map((place, seat) => {
      const opponent = card.opponents.find(({ bot }) => bot === place);
      if (opponent !== undefined) return { kind: "bot", bot: opponent.bot, name: opponent.name.value };
      if (place === "you") return ownSeat();
      return { kind: "person", name: words.seat(seat + 1), colour: seat, avatar: seat };
    });
  const begin = async () => {
    opening.value = true;
    const set = Object.entries(values.value).map(([key, value]) => `${key}=${value}`);
    const config = [...(hasSeats ? [`seats=${places.value.length}`] : []), ...set].join(" ");
    const own = await card.refusals?.();
    await startMatch({ game: name, config, sitters: sitters() }, own === undefined ? {} : { refusals: own.refusals });
    opening.value = false;
  };
  const open = Object.entries(fields).filter(([key, { offer }]) => offer !== undefined && !isDecided(game, key));
  return (
    <form
      class="setup"
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <section class="sheet paper">
        {card.texts.value.rules.map((rule) => (
          <p key={rule}>{rule}</p>
        ))}
      </section>
      {places.value.length > 1 && (
        <section class="sheet paper">
          <h2>{words.seats}</h2>
          {hasSeats?.kind === "range" && (
            <label class="field">
              <span>{label(card, "seats")}</span>
              <select
                value={places.value.length}
                onChange={({ currentTarget }) => setCount(Number(currentTarget.value))}
              >
                {Array.from({ length: hasSeats.most - hasSeats.least + 1 }, (_, i) => hasSeats.least + i).map(
                  (count) => (
                    <option key={count} value={count}>
                      {count}
                    </option>
                  ),
                )}
              </select>
            </label>
          )}
          {places.value.map((place, seat) => (
            <label class="field" key={words.seat(seat + 1)}>
              <span>{words.seat(seat + 1)}</span>
              <select value={place} onChange={({ currentTarget }) => setPlace(seat, currentTarget.value)}>
                {seat === 0 && (
                  <option value="you">{words.you(profile.value?.name || texts.value.profile.usualName)}</option>
                )}
                {seat > 0 && <option value="person">{words.person}</option>}
                {card.opponents.map(({ bot, name: called }) => (
                  <option key={bot} value={bot}>
                    {called.value}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </section>
      )}
      {open.length > 0 && (
        <section class="sheet paper">
          <h2>{words.table}</h2>
          {open.map(([key, field]) => (
            <Field
              key={key}
              card={card}
              name={key}
              field={field}
              value={values.value[key] ?? field.write(field.usual)}
              onChange={(value) => {
                values.value = { ...values.value, [key]: value };
              }}
            />
          ))}
        </section>
      )}
      <Button icon={PlayIcon} wide disabled={opening.value} onPress={() => void begin()}>
        {words.begin}
      </Button>
    </form>
  );
};

const PlainSetup = ({ name, card }: { readonly name: string; readonly card: GamePage }) => {
  const game = useSignal<AnyGame | undefined>(undefined);
  useEffect(() => {
    void games[name]?.().then((loaded) => {
      game.value = loaded;
    });
  }, [name, game]);
  return (
    <Frame title={card.words.value.title} room={card.room} scope={name}>
      {game.value === undefined ? (
        <p class="moment">{texts.value.frame.wait}</p>
      ) : (
        <Table name={name} game={game.value} card={card} />
      )}
      {isPlayedOnline(card) && (
        <p class="setup">
          <Button kind="quiet" icon={GlobeIcon} wide onPress={() => go(`/online/new/${name}`)}>
            {texts.value.setup.far}
          </Button>
        </p>
      )}
    </Frame>
  );
};

/** One component per chunk, cached, or every visit would load and mount it anew. */
const lobbies = new Map<string, ComponentType<LobbyProps>>();
const lobbyOf = (
  name: string,
  { lobby, rooms = {} }: GamePage,
  place: string,
): ComponentType<LobbyProps> | undefined => {
  const [first = ""] = place.split("/");
  const room = Object.hasOwn(rooms, first) ? rooms[first] : undefined;
  const load = room ?? lobby;
  if (load === undefined) return undefined;
  const key = room === undefined ? name : `${name}/${first}`;
  const known = lobbies.get(key) ?? lazyRoom(async () => (await load()).Lobby);
  lobbies.set(key, known);
  return known;
};

export interface SetupProps extends LobbyProps {
  readonly game: string;
}

export const Setup = ({ game: name, place }: SetupProps) => {
  const card = pageOf(name);
  if (card === undefined || !Object.hasOwn(games, name)) return <NotFound about={texts.value.setup.unknown} />;
  const Lobby = lobbyOf(name, card, place);
  if (Lobby !== undefined) return <Lobby place={place} />;
  return place === "" ? (
    <PlainSetup name={name} card={card} />
  ) : (
    <NotFound about={texts.value.frame.lostAbout(place)} />
  );
};
