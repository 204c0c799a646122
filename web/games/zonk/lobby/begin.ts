/** Lays a table and goes there. */
import { go, layTable, openTables, refusalSaid, toast } from "../house.ts";
import { type Errand, keepErrand } from "../keep.ts";
import { refusals } from "../telling/refusals.ts";

type Laying = Parameters<typeof layTable>;

/** The match's id, once it is there; a refusal is told. */
export const begin = async (
  [laid, seed, first]: readonly [Omit<Laying[0], "game">, Laying[1]?, Laying[2]?],
  errand?: Errand,
  before: (id: string) => Promise<unknown> = async () => {},
): Promise<void> => {
  const opened = await layTable({ game: "zonk", ...laid }, seed, first);
  if (!opened.ok) {
    toast(refusalSaid(opened.refusal, refusals), { tone: "bad" });
    return;
  }
  const id = opened.value.id.value;
  if (errand !== undefined) await keepErrand(id, errand);
  await before(id);
  openTables.set(id, opened.value);
  go(`/match/${id}`);
};
