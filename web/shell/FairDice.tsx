/** The kernel's promise, to try: fingerprint first, then the dice, then the seed. */
import { useSignal } from "@preact/signals";
import { chanceOf, commitment, type Seed } from "@turnlight/kernel";
import { Die } from "./Die.tsx";
import { texts } from "./language.ts";

const diceCount = 6;

const freshSeed = (): Seed =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join("");

const facesOf = (seed: Seed): readonly number[] => {
  const draw = chanceOf(seed).stream(1);
  return Array.from({ length: diceCount }, () => 1 + draw.below(6));
};

export const FairDice = () => {
  const seed = useSignal(freshSeed());
  const thrown = useSignal<Seed | undefined>(undefined);
  const faces = thrown.value === undefined ? [] : facesOf(thrown.value);
  const words = texts.value;
  const throwThem = () => {
    if (thrown.value !== undefined) seed.value = freshSeed();
    thrown.value = seed.value;
  };
  return (
    <section class="paper fair">
      <h2>{words.fairDice}</h2>
      <p>{words.fairDiceAbout}</p>
      <div class="dice" key={thrown.value}>
        {Array.from({ length: diceCount }, (_, i) => (
          <Die key={`die ${i + 1}`} face={faces[i]} />
        ))}
      </div>
      <p class="spoken" aria-live="polite">
        {faces.length > 0 ? words.dice(faces) : ""}
      </p>
      <button type="button" onClick={throwThem}>
        {words.throwDice}
      </button>
      <dl>
        <dt>{words.fingerprint}</dt>
        <dd>
          <code>{commitment(thrown.value ?? seed.value)}</code>
        </dd>
        <dt>{words.seed}</dt>
        <dd>{thrown.value === undefined ? words.notThrown : <code>{thrown.value}</code>}</dd>
      </dl>
    </section>
  );
};
