/** The guest's online tables on all devices: whose turn it is and since when, newest first. */
import { useSignal } from "@preact/signals";
import type { OwnTable } from "@turnlight/wire";
import { useEffect } from "preact/hooks";
import { isPlayedOnline } from "../../games/page.ts";
import { allPages, pageOf } from "../../games/pages.ts";
import { duration, list } from "../../language/format.ts";
import { texts } from "../../language/language.ts";
import { refusalText } from "../../language/refusals.ts";
import { onlineAddress } from "../../match/online/online-table.ts";
import { type RecentTable, serverApi } from "../../match/online/server-api.ts";
import { Frame } from "../../ui/frame/Frame.tsx";
import { Friends } from "../friends/Friends.tsx";
import { botName } from "../open-table.ts";
import { TurnNotifications } from "../push/TurnNotifications.tsx";
import { onlineRefusals } from "../refusals.ts";
import { words } from "../words.ts";
import { CodeField } from "./CodeField.tsx";
import "../online.css";

/** Everybody has come, and the viewer has not said that they are ready. */
const isUnready = ({ table, seat }: Pick<OwnTable, "table" | "seat">): boolean =>
  table.phase === "revealing" && table.ready !== undefined && !table.ready.includes(seat);

const isWaitingFor = (own: OwnTable): boolean => own.waiting.includes(own.seat) || isUnready(own);

const standing = ({ table, seat, waiting, since }: OwnTable): string => {
  const labels = words.value.mine;
  if (table.over === true) return labels.over;
  if (isUnready({ table, seat })) return labels.ready;
  if (table.phase !== "playing") return labels.seating;
  const [other = 0] = waiting;
  const sitter = table.seats[other];
  const name = sitter?.kind === "person" ? sitter.name : sitter?.kind === "bot" ? botName(table.game, sitter.bot) : "";
  const turn = waiting.includes(seat) ? labels.yourTurn : labels.theirTurn(name);
  return `${turn}, ${labels.since(duration(Date.now() - since))}`;
};

/** What became of a finished table: somebody wants a rematch, one has asked for one, or it has just ended. */
const ending = ({ table, seat, wants, since }: RecentTable): string => {
  const { rematch, mine } = words.value;
  const others = wants.flatMap((of) => {
    const sitter = table.seats[of];
    return of === seat || sitter?.kind !== "person" ? [] : [sitter.name];
  });
  if (others.length > 0) return rematch.theirs(list(others), others.length);
  return wants.includes(seat) ? mine.asked : `${mine.over}, ${mine.ago(duration(Date.now() - since))}`;
};

const isAskedAt = ({ wants, seat }: RecentTable): boolean => wants.some((of) => of !== seat) && !wants.includes(seat);

interface LineProps {
  readonly own: OwnTable;
  /** What is said of the table. */
  readonly text: string;
  /** It waits for the viewer. */
  readonly isWaiting: boolean;
}

const Line = ({ own, text, isWaiting }: LineProps) => {
  const { table, seat } = own;
  const card = pageOf(table.game);
  if (card === undefined) return null;
  const others = table.seats.flatMap((one, n) => {
    if (n === seat || one.kind === "open") return [];
    return [one.kind === "person" ? one.name : botName(table.game, one.bot)];
  });
  const to = table.phase === "playing" ? `#/match/${onlineAddress(table.id)}` : `#/online/${table.id}`;
  return (
    <li data-room={card.room}>
      <a class="online-table paper" href={to} data-mine={isWaiting}>
        <strong>{[card.words.value.title, ...others].join(" · ")}</strong>
        <span>{text}</span>
      </a>
    </li>
  );
};

const OpenLine = ({ own }: Pick<LineProps, "own">) => (
  <Line own={own} text={standing(own)} isWaiting={isWaitingFor(own)} />
);

/** Tables where it is your turn first; then by latest activity. */
const inOrder = (tables: readonly OwnTable[]): readonly OwnTable[] =>
  tables.toSorted((one, two) => {
    const [a, b] = [one, two].map((own) => Number(isWaitingFor(own)));
    return (b ?? 0) - (a ?? 0) || two.since - one.since;
  });

/** The first few tables for the home page; renders nothing if there are none. */
export const FirstTables = ({ most }: { readonly most: number }) => {
  const tables = useSignal<readonly OwnTable[]>([]);
  useEffect(() => {
    void serverApi.mine().then((read) => {
      if (read.ok) tables.value = inOrder(read.value).slice(0, most);
    });
  }, [most, tables]);
  if (tables.value.length === 0) return null;
  return (
    <section class="continue">
      <h2>
        <a class="online-heading" href="#/online">
          {words.value.mine.title}
        </a>
      </h2>
      <ul>
        {tables.value.map((own) => (
          <OpenLine key={own.table.id} own={own} />
        ))}
      </ul>
    </section>
  );
};

export const MyTables = () => {
  const labels = words.value;
  const tables = useSignal<readonly OwnTable[] | undefined>(undefined);
  const recent = useSignal<readonly RecentTable[]>([]);
  const refused = useSignal("");
  useEffect(() => {
    void serverApi.ownTables().then((read) => {
      if (read.ok) {
        tables.value = inOrder(read.value.tables);
        recent.value = read.value.recent ?? [];
      } else refused.value = refusalText(read.refusal, onlineRefusals());
    });
  }, [refused, tables, recent]);
  const asked = recent.value.filter(isAskedAt);
  const finished = recent.value.filter((own) => !isAskedAt(own));
  const hasNone = tables.value?.length === 0 && asked.length === 0;
  return (
    <Frame title={labels.title}>
      <div class="online-room">
        <section class="sheet paper">
          <h2>{labels.mine.title}</h2>
          <p role="status">
            {refused.value || (tables.value === undefined ? texts.value.frame.wait : hasNone ? labels.mine.none : "")}
          </p>
          <ul class="online-list">
            {asked.map((own) => (
              <Line key={own.table.id} own={own} text={ending(own)} isWaiting />
            ))}
            {tables.value?.map((own) => (
              <OpenLine key={own.table.id} own={own} />
            ))}
          </ul>
          {finished.length > 0 && (
            <>
              <h3>{labels.mine.finished}</h3>
              <ul class="online-list">
                {finished.map((own) => (
                  <Line key={own.table.id} own={own} text={ending(own)} isWaiting={false} />
                ))}
              </ul>
            </>
          )}
        </section>
        <Friends />
        <TurnNotifications />
        <section class="sheet paper">
          <CodeField />
        </section>
        <section class="sheet paper">
          <h2>{labels.mine.games}</h2>
          <ul class="online-list">
            {allPages()
              .filter(([, page]) => isPlayedOnline(page))
              .map(([name, card]) => (
                <li key={name}>
                  <a class="online-table paper" href={`#/online/new/${name}`}>
                    <strong>{card.words.value.title}</strong>
                  </a>
                </li>
              ))}
          </ul>
        </section>
        <p class="online-line">
          <a href="#/online/account">{labels.people.link}</a>
        </p>
      </div>
    </Frame>
  );
};
