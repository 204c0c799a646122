/** Rules for all sheets together: what is styled does not hang on which rooms were visited before. */
import { expect, test } from "vitest";
import { doors, readSheet, type Sheet, sheets, sources } from "./sheets.ts";

/** A rule with one class and nothing around it: it reaches every element of that class under its mark. */
const bareIn = ({ rules }: Sheet): ReadonlySet<string> =>
  new Set(
    rules
      .filter(({ subject, around }) => subject.length === 1 && around.length === 0)
      .flatMap(({ subject }) => subject),
  );

const shared = sheets.filter(({ scope }) => scope === undefined);

/** Classes that shared parts style. */
const sharedClasses = new Set(shared.flatMap(({ rules }) => rules.flatMap(({ subject }) => subject)));

test("selectors are read for what they reach", () => {
  const { rules } = readSheet("a.css", ".a > .b:not(.c)::after, :is(.d, .e .f).g { } @media (x) { h.i { } }");
  expect(rules.map(({ subject, around }) => [subject, around])).toEqual([
    [["b"], ["a", "c"]],
    [["g", "d"], []],
    [["g", "f"], ["e"]],
    [["i"], []],
  ]);
});

test("there are doors to every game, and sheets behind them", () => {
  for (const door of ["main.tsx", "games/zonk/play/Screen.tsx", "games/wisp/lobby/Lobby.tsx", "app/pages/Settings.tsx"])
    expect(
      [...(doors.find(({ name }) => name === door)?.loads ?? [])].filter((name) => name.endsWith(".css")),
    ).not.toEqual([]);
});

test("every sheet styles classes, not whatever stands there", () => {
  const classless = sheets
    .filter(({ name }) => !/^ui\/theme\/|\/tokens\.css$/.test(name))
    .flatMap(({ name, rules }) =>
      rules
        .filter(({ subject, around }) => subject.length === 0 && around.length === 0)
        .map(({ selector }) => `${selector} in ${name}`),
    );
  expect(classless).toEqual([]);
});

test("no room declares a class that belongs to a shared part", () => {
  const taken = sheets
    .filter(({ scope }) => scope !== undefined)
    .flatMap((sheet) =>
      [...bareIn(sheet)].filter((name) => sharedClasses.has(name)).map((name) => `.${name} in ${sheet.name}`),
    );
  expect(taken).toEqual([]);
});

test("whatever a sheet reaches has that sheet from the start", () => {
  const late = sheets.flatMap((sheet) =>
    [...bareIn(sheet)].flatMap((name) =>
      doors
        .filter(
          ({ classes, scopes, loads }) =>
            classes.has(name) && !loads.has(sheet.name) && (sheet.scope === undefined || scopes.includes(sheet.scope)),
        )
        .map((door) => `.${name} of ${sheet.name} reaches ${door.name} only after a visit elsewhere`),
    ),
  );
  expect(late).toEqual([]);
});

test("a game's sheets hold wherever its board stands, not only in a frame of its own room", () => {
  const byRoom = sheets
    .filter(({ scope, name }) => scope !== undefined && name.startsWith("games/"))
    .flatMap(({ name, rules }) =>
      rules.filter(({ selector }) => selector.includes("[data-room")).map(({ selector }) => `${selector} in ${name}`),
    );
  expect(byRoom).toEqual([]);
});

test("keyframes have names of their own", () => {
  const names = sheets.flatMap(({ keyframes }) => keyframes);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});

test("sizes of screen go by the names they have", () => {
  const named = /^(?:not )?\((?:--\w+|not \(--\w+\)|hover: hover|pointer: (?:fine|coarse)|forced-colors: active)\)$/;
  const raw = sheets.flatMap(({ name, queries }) =>
    queries
      .filter((query) => !query.split(/ and |, /).every((part) => named.test(part)))
      .map((query) => `${query} in ${name}`),
  );
  expect(raw).toEqual([]);
});

test("colours have names: only token files say what they are", () => {
  const colour = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab)a?\((?!from)[^)]*\)/gi;
  const raw = sheets
    .filter(({ name }) => !name.endsWith("tokens.css"))
    .flatMap(({ name, text }) => [...text.matchAll(colour)].map(([found]) => `${found} in ${name}`));
  expect(raw).toEqual([]);
});

test("every colour that is named is used", () => {
  const used = sheets.map(({ text }) => text).join("\n");
  const written = sources.join("\n");
  const unused = sheets
    .filter(({ name }) => name.startsWith("games/") && name.endsWith("tokens.css"))
    .flatMap(({ name, text }) => [...text.matchAll(/(--[\w-]+):/g)].map(([, token = ""]) => ({ name, token })))
    .filter(({ token }) => !used.includes(`var(${token}`) && !written.includes(token))
    .map(({ name, token }) => `${token} in ${name}`);
  expect(unused).toEqual([]);
});

test("what moves without end stands still while nobody is there, unless it says that something is going on", () => {
  /** A wait that would look like a fault if it stopped. */
  const waits = ["sand", "tap-thread", "online-plate-turn"];
  const endless = sheets.flatMap(({ name, text }) =>
    [...text.matchAll(/\{([^{}]*\banimation:\s*([\w-]+)[^;{}]*\binfinite\b[^{}]*)\}/g)].map(
      ([, body = "", animation = ""]) => ({ at: `${name}: ${animation}`, body, animation }),
    ),
  );
  expect(endless.length).toBeGreaterThan(waits.length);
  const restless = endless.filter(
    ({ body, animation }) => !waits.includes(animation) && !body.includes("animation-play-state: var(--ambient)"),
  );
  expect(restless.map(({ at }) => at)).toEqual([]);
});
