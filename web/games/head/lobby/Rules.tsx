/** The rules on one page, with pictures. */
import { baseMisses, difficultyModifier, gridBonus, mercyModifier, wordModifier } from "@turnlight/games/head";
import type { ComponentChildren } from "preact";
import { lessonNames } from "../learn/script.ts";
import { Button, go, ScrollIcon } from "../shared.ts";
import { words } from "../words/lobby.ts";
import { words as setUpWords } from "../words/setup.ts";

interface MiniProps {
  readonly rows: readonly string[];
  /** The class of a cell by its letter. */
  look(letter: string, at: number): string;
}

const Mini = ({ rows, look }: MiniProps) => (
  <div class="mini" aria-hidden="true" style={{ "--side": rows[0]?.length ?? 5 }}>
    {rows.flatMap((row, y) =>
      [...row].map((letter, x) => (
        <span key={`${x} ${y}`} class={`mini-cell ${look(letter, y * row.length + x)}`}>
          {letter === "·" ? "" : letter}
        </span>
      )),
    )}
  </div>
);

const Figure = ({
  title,
  picture,
  children,
}: {
  title: string;
  picture: ComponentChildren;
  children: ComponentChildren;
}) => (
  <section class="rule">
    <div class="rule-picture" aria-hidden="true">
      {picture}
    </div>
    <div>
      <h2 class="rule-title">{title}</h2>
      {children}
    </div>
  </section>
);

const Pattern = ({ letters, solved = false }: { readonly letters: string; readonly solved?: boolean }) => (
  <span class={`pattern${solved ? " solved" : ""}`}>
    {[...letters].map((letter, i) => (
      <span key={i} class="pattern-slot">
        {letter === "_" ? "" : letter}
      </span>
    ))}
  </span>
);

const Blade = () => (
  <svg viewBox="0 0 90 120" class="rule-blade" aria-hidden="true">
    <path d="M12 6h66v8H12zM16 14h8v94h-8zM66 14h8v94h-8zM6 106h78v8H6z" />
    <path class="cut" d="M24 40h42v16L24 74z" />
    <path d="M24 84h42v7H24z" />
    {[22, 32, 42, 52, 62, 72].map((y) => (
      <path key={y} class="notch" d={`M18 ${y}h4M68 ${y}h4`} />
    ))}
  </svg>
);

const signed = (n: number): string => (n > 0 ? `+${n}` : n === 0 ? "0" : `−${-n}`);

const Formula = () => {
  const texts = words.value.rules;
  const { difficulties } = setUpWords.value;
  return (
    <div class="formula">
      <p>
        <strong>{texts.formula.replace("15", String(baseMisses))}</strong>
      </p>
      <table>
        <tbody>
          <tr>
            <th scope="row">{texts.gridBonus}</th>
            <td>
              {Object.entries(gridBonus).map(([size, bonus]) => (
                <span key={size}>
                  {size}: {signed(bonus)}
                </span>
              ))}
            </td>
          </tr>
          <tr>
            <th scope="row">{texts.wordBonus}</th>
            <td>
              {Object.entries(wordModifier).map(([count, bonus]) => (
                <span key={count}>
                  {count}: {signed(bonus)}
                </span>
              ))}
            </td>
          </tr>
          {[
            { label: texts.difficultyBonus, adds: difficultyModifier },
            { label: texts.mercyBonus, adds: mercyModifier },
          ].map(({ label, adds }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>
                {(["easy", "normal", "hard"] as const).map((difficulty) => (
                  <span key={difficulty}>
                    {difficulties[difficulty]}: {signed(adds[difficulty])}
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

export const Rules = () => {
  const texts = words.value.rules;
  return (
    <article class="rules-sheet woodcut paper">
      <p class="rules-goal">{texts.goal}</p>
      <Figure
        title={texts.hide}
        picture={<Mini rows={texts.example.hidden} look={(letter) => (letter === "·" ? "" : "own")} />}
      >
        <p>{texts.hideAbout}</p>
      </Figure>
      <section class="rule-guess">
        <h2 class="rule-title">{texts.guess}</h2>
        <p>{texts.guessAbout}</p>
        <ul>
          <li>
            <Pattern letters={texts.example.letter} />
            <div>
              <h3>{texts.letter}</h3>
              <p>{texts.letterAbout}</p>
            </div>
          </li>
          <li>
            <Mini rows={["··", "·*"]} look={(letter, at) => (letter === "*" ? "yellow" : at === 0 ? "red" : "")} />
            <div>
              <h3>{texts.cell}</h3>
              <p>{texts.cellAbout}</p>
            </div>
          </li>
          <li>
            <Pattern letters={texts.example.word} solved />
            <div>
              <h3>{texts.word}</h3>
              <p>{texts.wordAbout}</p>
            </div>
          </li>
        </ul>
      </section>
      <section class="rule-cells">
        <h2 class="rule-title">{texts.cells}</h2>
        <dl>
          <div>
            <dt aria-hidden="true" class="mini-cell cell-sign green">
              R
            </dt>
            <dd>{texts.green}</dd>
          </div>
          <div>
            <dt aria-hidden="true" class="mini-cell cell-sign yellow">
              *
            </dt>
            <dd>{texts.yellow}</dd>
          </div>
          <div>
            <dt aria-hidden="true" class="mini-cell cell-sign red">
              ✕
            </dt>
            <dd>{texts.red}</dd>
          </div>
        </dl>
      </section>
      <Figure title={texts.blade} picture={<Blade />}>
        <p>{texts.bladeAbout}</p>
        <Formula />
      </Figure>
      <section>
        <h2 class="rule-title">{texts.win}</h2>
        <p>{texts.winAbout}</p>
        <p>{texts.free}</p>
      </section>
      <section>
        <h2 class="rule-title">{texts.keys}</h2>
        <p>{texts.keysAbout}</p>
      </section>
      <footer>
        <p>{texts.firstAbout(lessonNames.length)}</p>
        <Button icon={ScrollIcon} onPress={() => go("/play/head/learn")}>
          {texts.first}
        </Button>
      </footer>
    </article>
  );
};
