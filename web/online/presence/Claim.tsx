/** The claim against somebody who is away: told with its time beforehand, then two ways to take it and one not to. */
import { useSignal } from "@preact/signals";
import { Button, ClockIcon, CrownIcon, FlagIcon } from "../../ui/index.ts";
import { useOneAtATime } from "../../ui/one-at-a-time.ts";
import { sayRefused } from "../refusals.ts";
import type { PlatesProps } from "./Plates.tsx";
import { claimState } from "./plate-state.ts";
import { clockText } from "./time.ts";
import { useNow } from "./useNow.ts";
import { words } from "./words.ts";
import "./plates.css";

export const Claim = ({ table, online, nameOf }: Omit<PlatesProps, "colourOf">) => {
  const { holder, waiting, outcome, laid, departures } = table.sight.value;
  const { claim: after, vacations } = online.state.value;
  const isAnybodyAway = online.presence.value.some(({ state }) => state === "away");
  const now = useNow(outcome === undefined && isAnybodyAway && after !== undefined);
  /** The absence for which the player has chosen to wait. */
  const waitsFor = useSignal("");
  const going = useOneAtATime();
  if (typeof holder !== "number" || outcome !== undefined || !online.stands.value) return null;
  const claim = claimState({
    presence: online.presence.value,
    me: holder,
    waiting,
    after,
    vacations: (vacations ?? []).map(({ seat }) => seat),
    now,
  });
  if (claim === undefined) return null;
  const labels = words.value;
  const { seat } = claim;
  const others = laid.sitters.filter((_, n) => n !== holder && !departures.some((one) => one.seat === n));
  /** Among more players a claim only puts the one who is away out of the match. */
  const isDuel = others.length === 1;
  if (claim.in > 0)
    return (
      <div class="online-claim">
        <p>{isDuel ? labels.claimIn(clockText(claim.in)) : labels.outIn(nameOf(seat), clockText(claim.in))}</p>
        <progress max={1} value={claim.share} aria-hidden="true" />
      </div>
    );
  const absence = `${seat} ${online.presence.value.find((one) => one.seat === seat)?.since ?? 0}`;
  const take = (takes: "win" | "draw") =>
    void going.run(async () => {
      const done = await online.claim(takes);
      if (!done.ok) sayRefused(done.refusal);
    });
  const keepsWaiting = waitsFor.value === absence;
  return (
    <div class="online-claim">
      <p role="status">{labels.claimOpen(nameOf(seat))}</p>
      <Button kind="quiet" icon={CrownIcon} disabled={going.going.value} onPress={() => take("win")}>
        {isDuel ? labels.claimWin : labels.playOnWithout(nameOf(seat))}
      </Button>
      {isDuel && !keepsWaiting && (
        <Button kind="quiet" icon={FlagIcon} disabled={going.going.value} onPress={() => take("draw")}>
          {labels.claimDraw}
        </Button>
      )}
      {!keepsWaiting && (
        <Button
          kind="quiet"
          icon={ClockIcon}
          onPress={() => {
            waitsFor.value = absence;
          }}
        >
          {labels.keepWaiting}
        </Button>
      )}
    </div>
  );
};
