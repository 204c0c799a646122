/** The letter keyboard in every layout and state. */
import { useState } from "preact/hooks";
import { type KeyState, LetterKeyboard } from "../index.ts";

const states: Readonly<Record<string, KeyState>> = {
  E: "known",
  S: "known",
  R: "near",
  T: "missed",
  A: "missed",
  Q: "held",
};

export const KeyboardRoom = () => {
  const [word, setWord] = useState("");
  const spell = {
    onLetter: (letter: string) => setWord((spelled) => spelled + letter),
    onErase: () => setWord((spelled) => spelled.slice(0, -1)),
    onEnter: () => setWord(""),
    stateOf: (letter: string) => states[letter] ?? "unused",
  };
  return (
    <>
      <output id="word" style={{ minHeight: "1.5em" }}>
        {word}
      </output>
      <LetterKeyboard layout="qwerty" enterLabel="Guess" {...spell} />
      <LetterKeyboard layout="qwertz" listens={false} {...spell} />
      <LetterKeyboard layout="abc" listens={false} {...spell} />
      <LetterKeyboard layout="qwerty" disabled onLetter={spell.onLetter} />
    </>
  );
};
