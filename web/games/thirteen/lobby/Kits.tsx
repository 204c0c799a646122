/** The starting kit of the next run, with what it brings. */
import { type KitName, kitNames } from "@turnlight/games/thirteen";
import { Glyph } from "../items/Glyph.tsx";
import { words } from "../words/words.ts";
import "./kits.css";

/** The item that stands for each kit. */
const signs: Readonly<Record<KitName, string>> = { classic: "bell", workshop: "steel", library: "manual-upper" };

export const Kits = ({ chosen, onChoose }: { readonly chosen: KitName; onChoose(kit: KitName): void }) => {
  const texts = words.value.kits;
  return (
    <fieldset class="kits">
      <legend>{texts.title}</legend>
      {kitNames.map((kit) => (
        <label key={kit} class="kit">
          <input type="radio" name="kit" checked={kit === chosen} onChange={() => onChoose(kit)} />
          <Glyph item={signs[kit]} />
          <b>{texts.names[kit]}</b>
          <span>{texts.about[kit]}</span>
        </label>
      ))}
    </fieldset>
  );
};
