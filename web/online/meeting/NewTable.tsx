/** A game's door for people far away: who one is, how fast it goes, then an invitation, anybody, or an open table. */
import { useSignal } from "@preact/signals";
import type { Result } from "@turnlight/kernel";
import type { NewTable as Laid, TableState } from "@turnlight/wire";
import { useEffect } from "preact/hooks";
import { NotFound } from "../../app/pages/NotFound.tsx";
import { pageOf } from "../../games/index.ts";
import type { OnlineSetup } from "../../games/page.ts";
import { inLanguage, texts } from "../../language/language.ts";
import { serverApi } from "../../match/online/server-api.ts";
import { Frame } from "../../ui/frame/Frame.tsx";
import { Button, GlobeIcon, PlayIcon, ShareIcon } from "../../ui/index.ts";
import { useOneAtATime } from "../../ui/one-at-a-time.ts";
import { OwnName } from "../account/OwnName.tsx";
import { sayRefused } from "../refusals.ts";
import { words } from "../words.ts";
import { CodeField } from "./CodeField.tsx";
import { createTableAndSit, quickMatch, takeSeat } from "./take-seat.ts";
import "../../ui/forms.css";
import "../online.css";

const paces = ["none", "30", "60", "120", "86400", "259200", "432000"] as const;

const OpenTables = ({ game, onSit }: { readonly game: string; onSit(table: string): void }) => {
  const said = words.value.invite;
  const tables = useSignal<readonly TableState[]>([]);
  useEffect(() => {
    void serverApi.open(game).then((read) => {
      if (read.ok) tables.value = read.value;
    });
  }, [game, tables]);
  return (
    <section class="sheet paper">
      <h2>{said.open}</h2>
      {tables.value.length === 0 && <p>{said.noneOpen}</p>}
      <ul class="far-list">
        {tables.value.map(({ id, seats, clock }) => {
          const names = seats.flatMap((seat) => (seat.kind === "person" ? [seat.name] : [])).join(", ");
          const free = seats.filter(({ kind }) => kind === "open").length;
          return (
            <li key={id}>
              <Button kind="quiet" icon={PlayIcon} onPress={() => onSit(id)}>
                {said.sitWith(names)}
              </Button>
              <small>
                {said.free(free)} · {said.paces[clock ?? "none"]}
              </small>
            </li>
          );
        })}
      </ul>
    </section>
  );
};

const Table = ({ game, far }: { readonly game: string; readonly far: OnlineSetup }) => {
  const said = words.value.invite;
  const [least, most] = far.seats;
  const players = useSignal<number>(least);
  const pace = useSignal<string>("none");
  const options = useSignal<Awaited<ReturnType<NonNullable<OnlineSetup["choice"]>["options"]>>>([]);
  const chosen = useSignal("");
  useEffect(() => {
    void far.choice?.options().then((found) => {
      options.value = found;
      chosen.value = found[0]?.value ?? "";
    });
  }, [far, options, chosen]);
  const watching = useSignal(true);
  const help = useSignal(false);
  const going = useOneAtATime();
  const wanted = async (isForAnybody: boolean): Promise<Laid> => ({
    game,
    config: await far.config(players.peek(), chosen.peek(), isForAnybody),
    seats: Array.from({ length: players.peek() }, () => ({ kind: "open" as const })),
    watching: watching.peek(),
    found: "by-code",
    ...(help.peek() && { help: true as const }),
    ...(pace.peek() !== "none" && { clock: Number(pace.peek()) }),
  });
  const begin = (act: (table: Laid) => Promise<Result<unknown>>, isForAnybody = false) =>
    void going.run(async () => {
      const done = await act(await wanted(isForAnybody));
      if (!done.ok) sayRefused(done.refusal);
    });
  return (
    <div class="far-room">
      <section class="sheet paper">
        <p>{said.about}</p>
        <OwnName />
        <div class="far-keys">
          <Button icon={ShareIcon} wide disabled={going.going.value} onPress={() => begin(createTableAndSit)}>
            {said.invite}
          </Button>
          <Button
            kind="quiet"
            icon={GlobeIcon}
            wide
            disabled={going.going.value}
            onPress={() => begin(quickMatch, true)}
          >
            {said.quick}
          </Button>
        </div>
        <p class="far-soft">{said.quickAbout}</p>
      </section>
      <section class="sheet paper">
        <h2>{said.table}</h2>
        {most > least && (
          <label class="field">
            <span>{said.players}</span>
            <select
              value={players.value}
              onChange={({ currentTarget }) => {
                players.value = Number(currentTarget.value);
              }}
            >
              {Array.from({ length: most - least + 1 }, (_, i) => least + i).map((n) => (
                <option key={n} value={n}>
                  {n}
                </option>
              ))}
            </select>
          </label>
        )}
        {far.choice !== undefined && (
          <label class="field">
            <span>{inLanguage(far.choice.label)}</span>
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
          <span>{said.pace}</span>
          <select
            value={pace.value}
            onChange={({ currentTarget }) => {
              pace.value = currentTarget.value;
            }}
          >
            {paces.map((name) => (
              <option key={name} value={name}>
                {said.paces[name]}
              </option>
            ))}
          </select>
        </label>
        {pace.value !== "none" && <p>{said.paceRule}</p>}
        <label class="switch">
          <input
            type="checkbox"
            checked={watching.value}
            onChange={({ currentTarget }) => {
              watching.value = currentTarget.checked;
            }}
          />
          <span>{said.watching}</span>
        </label>
        <label class="switch">
          <input
            type="checkbox"
            checked={help.value}
            onChange={({ currentTarget }) => {
              help.value = currentTarget.checked;
            }}
          />
          <span>{said.help}</span>
        </label>
        {far.Choices === undefined && pageOf(game)?.beside === undefined && pageOf(game)?.lobby !== undefined && (
          <p class="far-soft">{said.settingsAbout}</p>
        )}
      </section>
      {far.Choices !== undefined && (
        <far.Choices
          onChoose={(choice) => {
            chosen.value = choice;
          }}
        />
      )}
      <OpenTables game={game} onSit={(table) => begin(() => takeSeat(table))} />
      <section class="sheet paper">
        <CodeField />
      </section>
    </div>
  );
};

export const NewTable = ({ game }: { readonly game: string }) => {
  const card = pageOf(game);
  const far = useSignal<OnlineSetup | undefined>(undefined);
  useEffect(() => {
    void card?.far?.().then((loaded) => {
      far.value = loaded.far;
    });
  }, [card, far]);
  if (card?.far === undefined) return <NotFound about={texts.value.setup.unknown} />;
  return (
    <Frame
      title={words.value.invite.title(inLanguage(card.words).title)}
      room={card.room}
      scope={`pages ${card.beside?.game ?? game}`}
    >
      {far.value === undefined ? <p class="moment">{texts.value.frame.wait}</p> : <Table game={game} far={far.value} />}
    </Frame>
  );
};
