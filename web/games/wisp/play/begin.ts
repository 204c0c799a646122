/** Begins a level: a table for one, and off to it. */
import { go, layTable, profile, refusalSaid, tables, texts, toast } from "../house.ts";
import { type Errand, keepErrand } from "../keep.ts";
import { refusals } from "../telling/refusals.ts";

export const beginLevel = async (code: string, errand?: Errand): Promise<void> => {
  if (errand !== undefined) await keepErrand(code, errand);
  const mine = profile.value;
  const opened = await layTable({
    game: "wisp",
    config: `level=${code}`,
    sitters: [
      {
        kind: "person",
        name: mine?.name || texts.value.profile.usualName,
        colour: mine?.colour ?? 0,
        avatar: mine?.avatar ?? 0,
      },
    ],
  });
  if (!opened.ok) {
    toast(refusalSaid(opened.refusal, refusals), { tone: "bad" });
    return;
  }
  const id = opened.value.id.value;
  tables.set(id, opened.value);
  go(`/match/${id}`);
};
