/** Money explained: what clearing this stage pays as things stand, and by which rule. */
import { economyOf, payLimits, payOf, type RunState, usualBook } from "@turnlight/games/thirteen";
import { words } from "../words/words.ts";
import { Key } from "./Key.tsx";
import { Veil } from "./Veil.tsx";

export const MoneySheet = ({ state, onClose }: { readonly state: RunState; onClose(): void }) => {
  const texts = words.value.money;
  const money = economyOf(state.config);
  const pay = payOf(usualBook, state);
  const { aRoll, paidRolls, unusedMost, interestMost } = payLimits(usualBook, state);
  const rows: readonly (readonly [string, string, string])[] = [
    [texts.stage, `$${pay.stage}`, texts.stageRule(money.stage, money.stagesPerExtra)],
    [texts.unused(paidRolls, state.sheet.unused), `$${pay.unused}`, texts.unusedRule(aRoll, unusedMost)],
    ...(pay.boxes !== undefined && money.boxesPerDollar !== null
      ? [
          [
            texts.boxes(state.sheet.boxes.filter((points) => points !== null && points > 0).length),
            `$${pay.boxes}`,
            texts.boxesRule(money.boxesPerDollar),
          ] as const,
        ]
      : []),
    [texts.interest, `$${pay.interest}`, texts.interestRule(money.interestPer, interestMost)],
    ...(pay.charms > 0 ? [[texts.charms, `$${pay.charms}`, texts.charmsRule] as const] : []),
  ];
  return (
    <Veil
      title={texts.title}
      about={texts.about}
      onClose={onClose}
      actions={
        <Key tone="cyan" autofocus onPress={onClose}>
          {words.value.summary.close}
        </Key>
      }
    >
      <dl class="money-rows">
        {rows.map(([name, sum, rule]) => (
          <div key={rule}>
            <dt>{name}</dt>
            <dd>{sum}</dd>
            <dd class="money-rule">{rule}</dd>
          </div>
        ))}
      </dl>
    </Veil>
  );
};
