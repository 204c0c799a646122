/** Editor for a custom word list; every unusable line is shown with its reason. */
import type { WordLanguage } from "@turnlight/games/head";
import { useId } from "preact/hooks";
import { Button, openFile, toast, UploadIcon } from "../shared.ts";
import { words } from "../words/lobby.ts";
import { readOwnWords } from "./ownList.ts";
import { longestList } from "./preferences.ts";

/** How many faults are listed; the rest are only counted. */
const shownFaults = 12;

interface OwnListProps {
  readonly text: string;
  readonly language: WordLanguage;
  onChange(text: string): void;
}

export const OwnList = ({ text, language, onChange }: OwnListProps) => {
  const texts = words.value.newGame;
  const news = useId();
  const { words: good, faults } = readOwnWords(text, language);
  const open = async () => {
    const read = await openFile(".txt,text/plain");
    if (read === undefined) return;
    if (read.length > longestList) toast(texts.listTooLong, { tone: "bad" });
    else onChange(read);
  };
  return (
    <div class="own-list">
      <label>
        <span>{texts.listLabel}</span>
        <textarea
          rows={6}
          maxLength={longestList}
          spellcheck={false}
          autoCapitalize="characters"
          value={text}
          aria-describedby={news}
          onInput={({ currentTarget }) => onChange(currentTarget.value)}
        />
      </label>
      <div class="own-news" id={news} role="status">
        <p class="own-count">{texts.listCount(good.length)}</p>
        {faults.length > 0 && (
          <>
            <p class="own-fault">{texts.listFaults(faults.length)}</p>
            <ul>
              {faults.slice(0, shownFaults).map(({ line, code, written }) => (
                <li key={line}>{texts.line(line, texts.lineProblem(code, written))}</li>
              ))}
            </ul>
            {faults.length > shownFaults && <p>{texts.moreLines(faults.length - shownFaults)}</p>}
          </>
        )}
        <p class="soft">{texts.listAbout}</p>
        <Button kind="quiet" icon={UploadIcon} onPress={() => void open()}>
          {texts.listFile}
        </Button>
      </div>
    </div>
  );
};
