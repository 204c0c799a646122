/** The packs on this device, on the page of one's own levels; and a field for the link of another. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { standingNow } from "../hall/standing.ts";
import { type Bests, bestsOf } from "../lobby/campaign.ts";
import { Button, go, PlusIcon } from "../shared.ts";
import { packWords } from "../words/packs.ts";
import { lettersIn } from "./pack.ts";
import { solvedIn } from "./progress.ts";
import { type ListedPack, listPacks } from "./saved-packs.ts";
import "./packs.css";

export const PackShelf = () => {
  const packs = useSignal<readonly ListedPack[]>([]);
  const bests = useSignal<Bests>(new Map());
  const link = useSignal("");
  const wrong = useSignal(false);
  useEffect(() => {
    void (async () => {
      const [found, standing] = await Promise.all([listPacks(), standingNow()]);
      bests.value = bestsOf(standing);
      packs.value = found;
    })();
  }, [packs, bests]);
  const texts = packWords.value;
  const open = (): void => {
    const letters = lettersIn(link.peek());
    wrong.value = letters === undefined;
    if (letters !== undefined) go(`/play/wisp/pack/${letters}`);
  };
  return (
    <section class="chapter packs">
      <header>
        <h2>{texts.title}</h2>
        <p>{texts.about}</p>
        <Button kind="quiet" icon={PlusIcon} onPress={() => go("/play/wisp/packs/edit")}>
          {texts.make}
        </Button>
      </header>
      <ul class="pack-list">
        {packs.value.map(({ key, value }) => (
          <li key={key}>
            <a href={`#/play/wisp/packs/${key}`}>
              <strong>{value.title}</strong>
              <span>{texts.progress(solvedIn(value, bests.value), value.levels.length)}</span>
            </a>
          </li>
        ))}
      </ul>
      <form
        class="pack-link"
        onSubmit={(event) => {
          event.preventDefault();
          open();
        }}
      >
        <label>
          <span>{texts.link}</span>
          <input
            value={link.value}
            inputMode="url"
            autocomplete="off"
            spellcheck={false}
            onInput={({ currentTarget }) => {
              link.value = currentTarget.value;
              wrong.value = false;
            }}
          />
        </label>
        <Button kind="quiet" disabled={link.value.trim() === ""} onPress={open}>
          {texts.open}
        </Button>
      </form>
      {wrong.value && <p role="alert">{texts.noLink}</p>}
    </section>
  );
};
