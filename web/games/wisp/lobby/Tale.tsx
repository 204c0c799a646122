/** A chapter's opening or closing scene: a drawing of the wisp, a few sentences, and a button to skip it. */
import { useEffect } from "preact/hooks";
import { Creature, Wisp } from "../board/Creatures.tsx";
import { Forest } from "../board/Forest.tsx";
import { loadLook } from "../looks/worn.ts";
import { beginLevel } from "../play/begin.ts";
import { changeHabits, habits } from "../saved.ts";
import { Button, ForwardIcon, Frame, go } from "../shared.ts";
import { words } from "../words/words.ts";
import { type ChapterShown, chapters } from "./campaign.ts";
import "./tale.css";

/** The creature beside the wisp in each chapter's opening scene; gone in the closing one. */
const company = ["red", "red", "red", "sleeper", "red", "purple", "purple", "guard", "guard"] as const;

const Hare = () => (
  <svg class="hare" viewBox="0 0 100 100" aria-hidden="true">
    <path d="M38 92Q20 90 22 70q2-16 20-18-8-20-4-40 8 6 10 34l6-30q8 8 2 34 16 6 14 22-1 10-12 12 12 4 8 8z" />
    <circle cx="60" cy="62" r="2.500" />
  </svg>
);

const Picture = ({ chapter, closing }: { readonly chapter: ChapterShown; readonly closing: boolean }) => {
  const grown = (chapter.number - 1 + (closing ? 1 : 0)) / chapters.length;
  const kind = company[chapter.number - 1] ?? "red";
  return (
    <div class="tale-picture" style={{ "--grown": grown.toFixed(2) }} aria-hidden="true">
      <div class="tale-wisp">
        <Wisp />
      </div>
      <div class="tale-company">
        {closing ? (
          <Hare />
        ) : (
          <>
            <Creature kind={kind} facing="W" />
            {chapter.number % 2 === 0 && <Creature kind={kind} facing="W" />}
          </>
        )}
      </div>
      <div class="tale-sparks">
        {Array.from({ length: Math.round(grown * 12) }, (_, i) => (
          <span key={i} style={{ "--i": i }} />
        ))}
      </div>
    </div>
  );
};

export const Tale = ({ number, closing }: { readonly number: number; readonly closing: boolean }) => {
  const chapter = chapters[number - 1];
  useEffect(() => {
    void loadLook();
    const scene = `${closing ? "closing" : "opening"} ${number}`;
    void habits().then(({ seen }) => (seen.includes(scene) ? undefined : changeHabits({ seen: [...seen, scene] })));
  }, [number, closing]);
  if (chapter === undefined) {
    go("/play/wisp");
    return null;
  }
  const first = chapter.levels[0];
  const onward = () => {
    if (closing || first === undefined) go("/play/wisp");
    else void beginLevel(first.code);
  };
  const texts = words.value;
  return (
    <Frame title={chapter.title.value} room="wisp">
      <div class="wisp-room tale">
        <Forest biome={chapter.biome} />
        <Picture chapter={chapter} closing={closing} />
        <section class="tale-words">
          <p class="chapter-number">{texts.lobby.chapter(chapter.number)}</p>
          <p>{(closing ? chapter.closing : chapter.opening).value}</p>
          <Button icon={ForwardIcon} autofocus onPress={onward}>
            {texts.scene.onward}
          </Button>
        </section>
      </div>
    </Frame>
  );
};
