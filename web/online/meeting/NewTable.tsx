/** Sets up online play of a game: name, time per move, then an invitation, a quick match or an open table. */

import { useSignal } from "@preact/signals";
import type { Result } from "@turnlight/kernel";
import type { NewTable as Laid, TableState } from "@turnlight/wire";
import { useEffect } from "preact/hooks";
import { isPlayedOnline, type OnlineSetup } from "../../games/page.ts";
import { pageOf } from "../../games/pages.ts";
import { list } from "../../language/format.ts";
import { texts } from "../../language/language.ts";
import { serverApi } from "../../match/online/server-api.ts";
import { go } from "../../navigation/routes.ts";
import { Frame } from "../../ui/frame/Frame.tsx";
import { Button, GlobeIcon, PlayIcon, ShareIcon } from "../../ui/index.ts";
import { NotFound } from "../../ui/NotFound.tsx";
import { useOneAtATime } from "../../ui/one-at-a-time.ts";
import { OwnName } from "../account/OwnName.tsx";
import { sayRefused } from "../refusals.ts";
import { words } from "../words.ts";
import { CodeField } from "./CodeField.tsx";
import { onlineSetupOf, onlineTitle } from "./online-setup.ts";
import { type MovePace, paceKey, paces, paceText } from "./pace.ts";
import { seatCounts } from "./table-settings.ts";
import { createTableAndSit } from "./take-seat.ts";
import { meetingWords } from "./words.ts";
import "../../ui/forms.css";
import "../online.css";

const OpenTables = ({ game, onSit }: { readonly game: string; onSit(table: string): void }) => {
  const labels = words.value.invite;
  const tables = useSignal<readonly TableState[]>([]);
  useEffect(() => {
    void serverApi.open(game).then((read) => {
      if (read.ok) tables.value = read.value;
    });
  }, [game, tables]);
  return (
    <section class="sheet paper">
      <h2>{labels.open}</h2>
      {tables.value.length === 0 && <p>{labels.noneOpen}</p>}
      <ul class="online-list">
        {tables.value.map(({ id, seats, ...table }) => {
          const names = list(seats.flatMap((seat) => (seat.kind === "person" ? [seat.name] : [])));
          const free = seats.filter(({ kind }) => kind === "open").length;
          return (
            <li key={id}>
              <Button kind="quiet" icon={PlayIcon} onPress={() => onSit(id)}>
                {labels.sitWith(names)}
              </Button>
              <small>
                {labels.free(free)} · {paceText(table, meetingWords.value)}
              </small>
            </li>
          );
        })}
      </ul>
    </section>
  );
};

const Table = ({ game, setup }: { readonly game: string; readonly setup: OnlineSetup }) => {
  const labels = words.value.invite;
  const own = meetingWords.value;
  const [least, most] = setup.seats;
  const players = useSignal<number>(least);
  const pace = useSignal<MovePace>({});
  const options = useSignal<Awaited<ReturnType<NonNullable<OnlineSetup["choice"]>["options"]>>>([]);
  const chosen = useSignal("");
  useEffect(() => {
    void setup.choice?.options().then((found) => {
      options.value = found;
      chosen.value = found[0]?.value ?? "";
    });
  }, [setup, options, chosen]);
  const watching = useSignal(true);
  const help = useSignal(false);
  const listed = useSignal(false);
  const rated = useSignal(false);
  const going = useOneAtATime();
  const wanted = async (): Promise<Laid> => {
    const isRated = rated.peek() && players.peek() === 2;
    const config = await setup.config(players.peek(), chosen.peek(), listed.peek());
    return {
      game,
      config: isRated ? (setup.ratedConfig?.(config) ?? config) : config,
      seats: Array.from({ length: players.peek() }, () => ({ kind: "open" as const })),
      watching: watching.peek(),
      found: listed.peek() ? "listed" : "by-code",
      ready: true,
      ...(help.peek() && { help: true as const }),
      ...(isRated && { rated: true as const }),
      ...pace.peek(),
    };
  };
  const begin = (act: () => Promise<Result<unknown>>) =>
    void going.run(async () => {
      const done = await act();
      if (!done.ok) sayRefused(done.refusal);
    });
  return (
    <div class="online-room">
      <section class="sheet paper">
        <p>{labels.about}</p>
        <OwnName />
        <div class="online-keys">
          <Button
            icon={ShareIcon}
            wide
            disabled={going.going.value}
            onPress={() => begin(async () => createTableAndSit(await wanted()))}
          >
            {labels.invite}
          </Button>
          <Button kind="quiet" icon={GlobeIcon} wide onPress={() => go(`/online/quick/${game}`)}>
            {labels.quick}
          </Button>
        </div>
        <p class="online-soft">{own.quick.about}</p>
      </section>
      <section class="sheet paper">
        <h2>{labels.table}</h2>
        {most > least && (
          <label class="field">
            <span>{own.rules.players}</span>
            <select
              value={players.value}
              onChange={({ currentTarget }) => {
                players.value = Number(currentTarget.value);
              }}
            >
              {seatCounts(setup).map((n) => (
                <option key={n} value={n}>
                  {n}
                </option>
              ))}
            </select>
          </label>
        )}
        {setup.choice !== undefined && (
          <label class="field">
            <span>{setup.choice.label.value}</span>
            <select
              value={chosen.value}
              onChange={({ currentTarget }) => {
                chosen.value = currentTarget.value;
              }}
            >
              {options.value.map(({ value, name }) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        <label class="field">
          <span>{labels.pace}</span>
          <select
            value={paceKey(pace.value)}
            onChange={({ currentTarget }) => {
              pace.value = paces.find((one) => paceKey(one) === currentTarget.value) ?? {};
            }}
          >
            {paces.map((one) => (
              <option key={paceKey(one)} value={paceKey(one)}>
                {paceText(one, own)}
              </option>
            ))}
          </select>
        </label>
        {pace.value.clock !== undefined && <p>{labels.paceRule}</p>}
        <label class="switch">
          <input
            type="checkbox"
            checked={watching.value}
            onChange={({ currentTarget }) => {
              watching.value = currentTarget.checked;
            }}
          />
          <span>{labels.watching}</span>
        </label>
        <label class="switch">
          <input
            type="checkbox"
            checked={help.value}
            onChange={({ currentTarget }) => {
              help.value = currentTarget.checked;
              if (currentTarget.checked) rated.value = false;
            }}
          />
          <span>{labels.help}</span>
        </label>
        {players.value === 2 && (
          <label class="switch">
            <input
              type="checkbox"
              checked={rated.value}
              onChange={({ currentTarget }) => {
                rated.value = currentTarget.checked;
                if (currentTarget.checked) help.value = false;
              }}
            />
            <span>{own.rules.ratedAbout}</span>
          </label>
        )}
        <label class="switch">
          <input
            type="checkbox"
            checked={listed.value}
            onChange={({ currentTarget }) => {
              listed.value = currentTarget.checked;
            }}
          />
          <span>{own.rules.listed}</span>
        </label>
        {setup.Choices === undefined && pageOf(game)?.beside === undefined && pageOf(game)?.lobby !== undefined && (
          <p class="online-soft">{labels.settingsAbout}</p>
        )}
      </section>
      {setup.Choices !== undefined && (
        <setup.Choices
          onChoose={(choice) => {
            chosen.value = choice;
          }}
        />
      )}
      <OpenTables game={game} onSit={(table) => go(`/online/${table}`)} />
      <section class="sheet paper">
        <CodeField />
      </section>
    </div>
  );
};

export const NewTable = ({ game }: { readonly game: string }) => {
  const page = pageOf(game);
  const setup = useSignal<Result<OnlineSetup> | undefined>(undefined);
  useEffect(() => {
    if (page === undefined) return;
    void onlineSetupOf(game, page).then((read) => {
      setup.value = read;
    });
  }, [game, page, setup]);
  if (page === undefined || !isPlayedOnline(page) || setup.value?.ok === false)
    return <NotFound about={texts.value.setup.unknown} />;
  return (
    <Frame title={onlineTitle(page)} room={page.room} scope={`pages ${page.beside?.game ?? game}`}>
      {setup.value === undefined ? (
        <p class="moment">{texts.value.frame.wait}</p>
      ) : (
        <Table game={game} setup={setup.value.value} />
      )}
    </Frame>
  );
};
