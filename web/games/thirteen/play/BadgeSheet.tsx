/** What a run's badges mean, in words. */
import { words } from "../words/words.ts";
import { badgesOf, type RunBadges } from "./badges.ts";
import { Key } from "./Key.tsx";
import { Veil } from "./Veil.tsx";

export const BadgeSheet = ({ onClose, ...run }: RunBadges & { onClose(): void }) => (
  <Veil
    title={words.value.hud.thisRun}
    onClose={onClose}
    actions={
      <Key tone="cyan" autofocus onPress={onClose}>
        {words.value.summary.close}
      </Key>
    }
  >
    <dl class="money-rows">
      {badgesOf(run).map(({ kind, Icon, name, label, about }) => (
        <div key={kind}>
          <dt>
            {Icon !== undefined && <Icon />} <b>{kind === "boss" ? words.value.hud.boss(label) : name}</b>
          </dt>
          <dd class="money-rule">{about}</dd>
        </div>
      ))}
    </dl>
  </Veil>
);
