/** Chooses a board: the game, its daily, its levels or its runs. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { pageOf } from "../games/pages.ts";
import { withTexts } from "../language/catalogue.ts";
import { language } from "../language/language.ts";
import { today } from "../language/today.ts";
import { go } from "../navigation/routes.ts";
import { dailyBoard } from "./daily-board.ts";
import { pathOfBoard } from "./path.ts";
import { words } from "./words.ts";

const games = ["wisp", "zonk", "thirteen", "head"] as const;
type BoardGame = (typeof games)[number];
type BoardKind = keyof typeof words.value.kinds;

const kindsOf = (game: string): readonly BoardKind[] => {
  if (game === "wisp") return ["daily", "level"];
  return game === "thirteen" ? ["daily", "run"] : ["daily"];
};

interface NamedChoice {
  readonly value: string;
  readonly name: string;
}

/** The names of levels, stakes and kits belong to their games. */
interface CourseNames {
  readonly levels: readonly NamedChoice[];
  readonly stakes: readonly NamedChoice[];
  readonly kits: readonly NamedChoice[];
}

const levelNames = async (): Promise<readonly NamedChoice[]> => {
  const { chapters } = await withTexts(import("../games/wisp/lobby/campaign.ts"));
  return chapters.flatMap((chapter) => chapter.levels.map(({ id, name }) => ({ value: id, name: name.value })));
};

const runNames = async (): Promise<Pick<CourseNames, "stakes" | "kits">> => {
  const [{ kitNames, stakes }, { words: own }] = await Promise.all([
    import("@turnlight/games/thirteen"),
    withTexts(import("../games/thirteen/words/words.ts")),
  ]);
  return {
    stakes: Array.from({ length: stakes.most + 1 }, (_, stake) => ({
      value: String(stake),
      name: own.value.stakes.at(stake),
    })),
    kits: kitNames.map((kit) => ({ value: kit, name: own.value.kits.names[kit] })),
  };
};

const Select = ({
  label,
  value,
  choices,
  onChoose,
}: {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly NamedChoice[];
  onChoose(value: string): void;
}) => (
  <label class="field">
    {label}
    <select value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
      {choices.map(({ value: one, name }) => (
        <option key={one} value={one}>
          {name}
        </option>
      ))}
    </select>
  </label>
);

export const Courses = ({ board }: { readonly board: string }) => {
  const texts = words.value;
  const names = useSignal<CourseNames>({ levels: [], stakes: [], kits: [] });
  const [game = "", kind = "daily", first = "", second = ""] = board.split(" ");
  useEffect(() => {
    if (kind === "level")
      void levelNames().then((levels) => {
        names.value = { ...names.peek(), levels };
      });
    if (kind === "run")
      void runNames().then((found) => {
        names.value = { ...names.peek(), ...found };
      });
  }, [kind, language.value]);
  const open = (next: string) => go(pathOfBoard(next));
  const openKind = (next: string) => {
    if (next === "level") void levelNames().then(([level]) => open(`wisp level ${level?.value ?? ""}`));
    else open(next === "run" ? "thirteen run 0 classic" : dailyBoard(game, today()));
  };
  const { levels, stakes, kits } = names.value;
  return (
    <div class="board-choices">
      <Select
        label={texts.game}
        value={game}
        choices={games.map((one: BoardGame) => ({ value: one, name: pageOf(one)?.words.value.title ?? one }))}
        onChoose={(next) => open(dailyBoard(next, today()))}
      />
      {kindsOf(game).length > 1 && (
        <Select
          label={texts.kind}
          value={kind}
          choices={kindsOf(game).map((one) => ({ value: one, name: texts.kinds[one] }))}
          onChoose={openKind}
        />
      )}
      {kind === "level" && (
        <Select label={texts.level} value={first} choices={levels} onChoose={(next) => open(`wisp level ${next}`)} />
      )}
      {kind === "run" && (
        <>
          <Select
            label={texts.stake}
            value={first}
            choices={stakes}
            onChoose={(next) => open(`thirteen run ${next} ${second}`)}
          />
          <Select
            label={texts.kit}
            value={second}
            choices={kits}
            onChoose={(next) => open(`thirteen run ${first} ${next}`)}
          />
        </>
      )}
    </div>
  );
};
