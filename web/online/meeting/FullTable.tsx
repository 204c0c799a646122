/** For somebody who comes to a table without a free seat: watch, look for another opponent, or invite somebody. */

import type { TableState } from "@turnlight/wire";
import { list } from "../../language/format.ts";
import { onlineAddress } from "../../match/online/online-table.ts";
import { go, swap } from "../../navigation/routes.ts";
import { Button, EyeIcon, GlobeIcon, ShareIcon } from "../../ui/index.ts";
import { botName } from "../bot-name.ts";
import { meetingWords } from "./words.ts";

export const FullTable = ({ state }: { readonly state: TableState }) => {
  const labels = meetingWords.value.full;
  const names = state.seats.flatMap((seat) => {
    if (seat.kind === "open") return [];
    return [seat.kind === "person" ? seat.name : botName(state.game, seat.bot)];
  });
  const canWatch = state.watching && state.phase === "playing";
  return (
    <section class="sheet paper online-full">
      <h2>{labels.title}</h2>
      <p>{names.length === 1 ? labels.aboutOne(names[0] ?? "") : labels.about(list(names))}</p>
      {!state.watching && <p>{labels.noWatching}</p>}
      <div class="online-keys">
        {canWatch && (
          <Button icon={EyeIcon} onPress={() => swap(`/match/${onlineAddress(state.id)}`)}>
            {labels.watch}
          </Button>
        )}
        <Button kind={canWatch ? "quiet" : "main"} icon={GlobeIcon} onPress={() => go(`/online/quick/${state.game}`)}>
          {labels.quick}
        </Button>
        <Button kind="quiet" icon={ShareIcon} onPress={() => go(`/online/new/${state.game}`)}>
          {labels.own}
        </Button>
      </div>
    </section>
  );
};
