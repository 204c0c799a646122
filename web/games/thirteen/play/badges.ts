/** What is special about a run or its stage: a boss, a challenge, the day, practice, a stake, the house rule. */
import { type RunState, twistNow } from "@turnlight/games/thirteen";
import { BookIcon, CalendarIcon, EraseIcon, FlagIcon, WarnIcon } from "../shared.ts";
import { words } from "../words/words.ts";

export interface RunBadges {
  readonly state: RunState;
  readonly daily: boolean;
  readonly practice: boolean;
}

interface RunBadge {
  readonly kind: string;
  readonly Icon?: typeof FlagIcon;
  readonly label: string;
  /** In place of the label on a phone. */
  readonly short?: string;
  /** The label with what it is. */
  readonly name: string;
  readonly about: string;
}

export const badgesOf = ({ state, daily, practice }: RunBadges): readonly RunBadge[] => {
  const texts = words.value;
  const twist = twistNow(state);
  const { challenge, scratch, stake } = state.config;
  const boss = twist === null ? "" : texts.twistAbout(twist);
  const { daily: today, dailyAbout, practice: practising, practiceAbout, freeScratch, freeScratchAbout } = texts.hud;
  return [
    ...(twist === null
      ? []
      : [{ kind: "boss", Icon: WarnIcon, label: texts.twists[twist.kind], name: texts.hud.boss(boss), about: boss }]),
    ...(challenge === "none"
      ? []
      : [
          {
            kind: "challenge",
            Icon: FlagIcon,
            label: texts.challenges[challenge],
            name: texts.hud.challenge(texts.challenges[challenge]),
            about: texts.challengesAbout[challenge],
          },
        ]),
    ...(daily ? [{ kind: "daily", Icon: CalendarIcon, label: today, name: today, about: dailyAbout }] : []),
    ...(practice
      ? [{ kind: "practice", Icon: BookIcon, label: practising, name: practising, about: practiceAbout }]
      : []),
    ...(stake === 0
      ? []
      : [
          {
            kind: "stake",
            label: texts.stakes.at(stake),
            short: texts.stakes.short(stake),
            name: texts.stakes.at(stake),
            about: texts.stakes.adds.slice(0, stake).join(" "),
          },
        ]),
    ...(scratch === "free" && challenge !== "purist"
      ? [{ kind: "free", Icon: EraseIcon, label: freeScratch, name: freeScratch, about: freeScratchAbout }]
      : []),
  ];
};
