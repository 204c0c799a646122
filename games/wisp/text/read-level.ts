/** Parses level text. Errors are refused with line, column and what was expected. */
import { accept, quote, type Result } from "@turnlight/kernel";
import { type Cardinal, type Cell, cardinals, type Grid, spot } from "../rules/directions.ts";
import { type EnemyKind, type EnemyStart, faultOf, type Level, type Terrain, terrains } from "../rules/level.ts";
import { type Header, type Letter, type LevelText, refuseAt, sheetOf, type TextPosition, type Word } from "./lines.ts";

/** A level as its text gives it. */
export interface NamedLevel {
  readonly name?: string;
  readonly level: Level;
}

const longestName = 60;

/** What has been parsed so far, with the place of every cell in the text. */
interface LevelDraft extends Grid {
  readonly letters: readonly Letter[];
  readonly terrain: Terrain[];
  readonly pads: Map<number, Cell[]>;
  readonly standing: Map<Cell, "wisp" | EnemyKind>;
  readonly routes: Map<Cell, { readonly header: Header; readonly steps: readonly Cardinal[] }>;
  goal: Cell | undefined;
  wisp: Cell | undefined;
  order: readonly Cell[] | undefined;
  name: string | undefined;
}

type ReadRefusal = ReturnType<typeof refuseAt>;

const ok = undefined;

const placeOf = ({ letters }: LevelDraft, cell: Cell): TextPosition => letters[cell] ?? { line: 1, column: 1 };

const setGoal = (draft: LevelDraft, cell: Cell, place: TextPosition): ReadRefusal | undefined => {
  if (draft.goal !== undefined) return refuseAt(place, "two-goals", "there is a second grove", "one G");
  draft.goal = cell;
  return ok;
};

const addPad = (draft: LevelDraft, pair: number, cell: Cell, place: TextPosition): ReadRefusal | undefined => {
  const cells = draft.pads.get(pair) ?? [];
  if (cells.length === 2)
    return refuseAt(place, "bad-pad", `there is a third twin stone ${pair}`, "two with the same digit");
  draft.pads.set(pair, [...cells, cell]);
  return ok;
};

const readGrid = ({ rows }: LevelText): Result<LevelDraft> => {
  const letters = rows.flat();
  const draft: LevelDraft = {
    width: rows[0]?.length ?? 0,
    height: rows.length,
    letters,
    terrain: letters.map(({ meaning }) => (meaning.kind === "terrain" ? meaning.terrain : "clearing")),
    pads: new Map(),
    standing: new Map(),
    routes: new Map(),
    goal: undefined,
    wisp: undefined,
    order: undefined,
    name: undefined,
  };
  for (const [cell, letter] of letters.entries()) {
    const { meaning } = letter;
    let refused: ReadRefusal | undefined;
    if (meaning.kind === "goal") refused = setGoal(draft, cell, letter);
    if (meaning.kind === "pad") refused = addPad(draft, meaning.pair, cell, letter);
    if (meaning.kind === "enemy") draft.standing.set(cell, meaning.enemy);
    if (meaning.kind === "wisp") {
      if (draft.wisp !== undefined) refused = refuseAt(letter, "two-wisps", "there is a second wisp", "one W");
      draft.wisp = cell;
      draft.standing.set(cell, "wisp");
    }
    if (refused !== undefined) return refused;
  }
  return accept(draft);
};

const readSpot = (draft: LevelDraft, word: Word | undefined, end: TextPosition): Result<Cell> => {
  const right = `a cell as x,y from 0,0 to ${draft.width - 1},${draft.height - 1}`;
  if (word === undefined) return refuseAt(end, "bad-header", "a cell is missing", right);
  const [, x, y] = /^(\d{1,3}),(\d{1,3})$/.exec(word.text) ?? [];
  if (x === undefined || y === undefined)
    return refuseAt(word, "bad-header", `${quote(word.text)} is not a cell`, right);
  if (Number(x) >= draft.width || Number(y) >= draft.height)
    return refuseAt(word, "outside", `${word.text} is off the board`, right);
  return accept(Number(y) * draft.width + Number(x));
};

const nothingAfter = (word: Word | undefined): ReadRefusal | undefined =>
  word === undefined ? ok : refuseAt(word, "bad-header", `${quote(word.text)} is unexpected`, "the end of the line");

const readName = (draft: LevelDraft, { value, words, end }: Header): ReadRefusal | undefined => {
  const place = words[0] ?? end;
  if (draft.name !== undefined) return refuseAt(place, "bad-header", "there is a second name", "one name");
  if (value === "" || value.length > longestName || /\p{Cc}/u.test(value))
    return refuseAt(place, "bad-name", `the name is ${quote(value)}`, `1 to ${longestName} printable characters`);
  draft.name = value;
  return ok;
};

const readOn = (draft: LevelDraft, { words, end }: Header, seen: Set<Cell>): ReadRefusal | undefined => {
  const [where, what, pair, ...rest] = words;
  const cell = readSpot(draft, where, end);
  if (!cell.ok) return cell;
  const here = where ?? end;
  if (!draft.standing.has(cell.value))
    return refuseAt(
      here,
      "bad-header",
      `there is nothing at ${spot(draft, cell.value)}`,
      "the cell of the wisp or of a creature",
    );
  if (seen.has(cell.value))
    return refuseAt(here, "bad-header", `the ground at ${spot(draft, cell.value)} is already given`, "each cell once");
  seen.add(cell.value);
  if (what?.text === "pad") {
    if (pair === undefined || !/^[1-9]$/.test(pair.text))
      return refuseAt(pair ?? end, "bad-header", "the twin stone has no digit", "1 to 9");
    return addPad(draft, Number(pair.text), cell.value, pair) ?? nothingAfter(rest[0]);
  }
  if (what?.text === "goal") return setGoal(draft, cell.value, what) ?? nothingAfter(pair);
  const terrain = terrains.find((known) => known === what?.text && known !== "clearing");
  if (terrain === undefined) {
    const reason = what === undefined ? "the ground is missing" : `${quote(what.text)} is not a kind of ground`;
    return refuseAt(what ?? end, "bad-header", reason, "tree, mud, ice, goal or pad and its digit");
  }
  draft.terrain[cell.value] = terrain;
  return nothingAfter(pair);
};

const readRoute = (draft: LevelDraft, header: Header): ReadRefusal | undefined => {
  const [where, ...rest] = header.words;
  const cell = readSpot(draft, where, header.end);
  if (!cell.ok) return cell;
  const here = where ?? header.end;
  const name = spot(draft, cell.value);
  if (draft.standing.get(cell.value) !== "guard")
    return refuseAt(here, "bad-route", `there is no guard at ${name}`, "the cell of a g");
  if (draft.routes.has(cell.value))
    return refuseAt(here, "bad-route", `the guard at ${name} already has a route`, "one route for each g");
  const steps: Cardinal[] = [];
  for (const word of rest) {
    const step = cardinals.find((cardinal) => cardinal === word.text);
    if (step === undefined) return refuseAt(word, "bad-route", `${quote(word.text)} is not a step`, "N, E, S or W");
    steps.push(step);
  }
  draft.routes.set(cell.value, { header, steps });
  return ok;
};

const readOrder = (draft: LevelDraft, { words, end, ...header }: Header): ReadRefusal | undefined => {
  if (draft.order !== undefined) return refuseAt(header, "bad-header", "there is a second order", "one order");
  const order: Cell[] = [];
  for (const word of words) {
    const cell = readSpot(draft, word, end);
    if (!cell.ok) return cell;
    const standing = draft.standing.get(cell.value);
    if (standing === undefined || standing === "wisp")
      return refuseAt(word, "bad-order", `there is no creature at ${word.text}`, "the cell of a creature");
    if (order.includes(cell.value))
      return refuseAt(word, "bad-order", `${word.text} is listed twice`, "each creature once");
    order.push(cell.value);
  }
  const missing = [...draft.standing].find(([cell, who]) => who !== "wisp" && !order.includes(cell));
  if (missing !== undefined)
    return refuseAt(end, "bad-order", "a creature is missing from the order", spot(draft, missing[0]));
  draft.order = order;
  return ok;
};

const readHeaders = (draft: LevelDraft, { headers }: LevelText): ReadRefusal | undefined => {
  const seen = new Set<Cell>();
  for (const header of headers) {
    const readers: Readonly<Record<string, () => ReadRefusal | undefined>> = {
      name: () => readName(draft, header),
      on: () => readOn(draft, header, seen),
      route: () => readRoute(draft, header),
      order: () => readOrder(draft, header),
    };
    const reader = Object.hasOwn(readers, header.key) ? readers[header.key] : undefined;
    if (reader === undefined)
      return refuseAt(
        header,
        "unknown-header",
        `there is no header ${quote(header.key)}`,
        Object.keys(readers).join(", "),
      );
    const refused = reader();
    if (refused !== undefined) return refused;
  }
  return ok;
};

const enemiesOf = (draft: LevelDraft): readonly EnemyStart[] => {
  const found = [...draft.standing].flatMap(([at, kind]): readonly EnemyStart[] => {
    if (kind === "wisp") return [];
    return [kind === "guard" ? { kind, at, route: draft.routes.get(at)?.steps ?? [] } : { kind, at }];
  });
  const { order } = draft;
  return order === undefined ? found : found.toSorted((a, b) => order.indexOf(a.at) - order.indexOf(b.at));
};

const padsOf = (draft: LevelDraft): Result<Level["pads"]> => {
  const pads: (readonly [Cell, Cell])[] = [];
  for (const [pair, cells] of draft.pads) {
    const [first = 0, second] = cells.toSorted((a, b) => a - b);
    if (second === undefined)
      return refuseAt(placeOf(draft, first), "bad-pad", `twin stone ${pair} has no twin`, `a second ${pair}`);
    pads.push([first, second]);
  }
  return accept(pads.sort(([a], [b]) => a - b));
};

/** The place in the text of an error in the level. */
const faultPlace = (draft: LevelDraft, fault: NonNullable<ReturnType<typeof faultOf>>): TextPosition => {
  const { place } = fault;
  if (place.kind === "cell") return placeOf(draft, place.cell);
  if (place.kind === "grid") return placeOf(draft, 0);
  const header = draft.routes.get(place.guard)?.header;
  return header?.words[place.step + 1] ?? header?.end ?? placeOf(draft, place.guard);
};

export const readLevel = (text: string): Result<NamedLevel> => {
  const sheet = sheetOf(text);
  if (!sheet.ok) return sheet;
  if (sheet.value.rows.length === 0)
    return refuseAt(sheet.value.end, "no-grid", "there is no board", "rows of letters");
  const read = readGrid(sheet.value);
  if (!read.ok) return read;
  const draft = read.value;
  const refused = readHeaders(draft, sheet.value);
  if (refused !== undefined) return refused;
  const start = placeOf(draft, 0);
  if (draft.wisp === undefined) return refuseAt(start, "no-wisp", "the board has no wisp", "one W");
  if (draft.goal === undefined) return refuseAt(start, "no-goal", "the board has no grove", "one G");
  const pads = padsOf(draft);
  if (!pads.ok) return pads;

  const { width, height, terrain, wisp, goal, name } = draft;
  const level: Level = { width, height, terrain, pads: pads.value, goal, wisp, enemies: enemiesOf(draft) };
  const fault = faultOf(level);
  if (fault !== undefined) return refuseAt(faultPlace(draft, fault), fault.code, fault.reason, fault.right);
  return accept(name === undefined ? { level } : { name, level });
};
