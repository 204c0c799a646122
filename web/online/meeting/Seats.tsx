/** The seats of a table before its match: who has them, and the table creator's controls. */
import { useSignal } from "@preact/signals";
import type { Viewer } from "@turnlight/kernel";
import type { NewTable, TableState } from "@turnlight/wire";
import { useEffect } from "preact/hooks";
import { pageOf } from "../../games/pages.ts";
import { texts } from "../../language/language.ts";
import { Face } from "../../ui/faces.tsx";
import { BotIcon, Button, CloseIcon, confirm, Emblem, IconButton, seatStyle } from "../../ui/index.ts";
import { botName } from "../open-table.ts";
import { words } from "../words.ts";

/** Milliseconds after which somebody who waits alone is offered a bot. */
const untilBot = 20_000;

interface SeatsProps {
  readonly state: TableState;
  readonly viewer: Viewer | undefined;
  readonly here: readonly number[];
  onChange(seat: number, chair: NewTable["seats"][number]): void;
}

type OnlineSeat = TableState["seats"][number];

const nameOf = (game: string, seat: OnlineSeat): string => {
  if (seat.kind === "person") return seat.name;
  return seat.kind === "bot" ? words.value.room.bot(botName(game, seat.bot)) : words.value.room.openSeat;
};

const Sign = ({ seat }: { readonly seat: OnlineSeat }) => {
  if (seat.kind === "person")
    return (
      <span class="online-face" style={seatStyle(seat.colour)}>
        <Face number={seat.avatar} />
        <Emblem colour={seat.colour} />
      </span>
    );
  return <span class="online-face">{seat.kind === "bot" && <BotIcon />}</span>;
};

export const Seats = ({ state, viewer, here, onChange }: SeatsProps) => {
  const labels = words.value.room;
  const long = useSignal(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      long.value = true;
    }, untilBot);
    return () => clearTimeout(timer);
  }, [long]);
  const isHost = typeof viewer === "number" && viewer === state.host;
  const bot = pageOf(state.game)?.opponents[0]?.bot;
  const free = async (seat: number, name: string) => {
    const meant = await confirm({
      title: labels.freeAsk(name),
      yes: labels.freeYes,
      no: texts.value.match.cancel,
      danger: true,
    });
    if (meant) onChange(seat, { kind: "open" });
  };
  const open = state.seats.flatMap(({ kind }, seat) => (kind === "open" ? [seat] : []));
  return (
    <section class="sheet paper">
      <h2>{labels.seats}</h2>
      <ul class="online-seats">
        {state.seats.map((seat, n) => {
          const name = nameOf(state.game, seat);
          return (
            <li key={n} data-kind={seat.kind}>
              <Sign seat={seat} />
              <span class="online-name">{n === viewer ? labels.you(name) : name}</span>
              {seat.kind === "person" && <small>{here.includes(n) ? labels.here : labels.away}</small>}
              {isHost && seat.kind === "open" && bot !== undefined && (
                <IconButton
                  icon={BotIcon}
                  label={labels.takeBot(n + 1)}
                  onPress={() => onChange(n, { kind: "bot", bot })}
                />
              )}
              {isHost && seat.kind !== "open" && n !== viewer && (
                <IconButton icon={CloseIcon} label={labels.free(name)} onPress={() => void free(n, name)} />
              )}
            </li>
          );
        })}
      </ul>
      {isHost && long.value && open.length > 0 && bot !== undefined && (
        <p class="online-offer">
          {labels.nobody}{" "}
          <Button
            kind="quiet"
            icon={BotIcon}
            onPress={() => {
              for (const seat of open) onChange(seat, { kind: "bot", bot });
            }}
          >
            {labels.botNow}
          </Button>
        </p>
      )}
    </section>
  );
};
