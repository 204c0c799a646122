/** The dice tray: thrown, locked, chosen, set aside, and every special die. */
import { useSignal } from "@preact/signals";
import { Button } from "../Button.tsx";
import { choosePainting, DiceTray, looks, paintings, type TrayDie } from "../dice/index.ts";

const drawn = (): number => 1 + Math.floor(Math.random() * 6);

export const DiceRoom = () => {
  const throws = useSignal(0);
  const special = useSignal(false);
  const aside = useSignal<readonly number[]>([]);
  const locked = useSignal<readonly number[]>([]);
  const values = useSignal<readonly number[]>([1, 2, 3, 4, 5, 6]);
  const last = useSignal<readonly number[]>([]);
  const dice: readonly TrayDie[] = values.value.map((value, i) => ({
    value,
    look: special.value ? (looks[i + 1] ?? "plain") : "plain",
    locked: locked.value.includes(i),
    selectable: !aside.value.includes(i),
    ...(aside.value.includes(i) && { aside: aside.value.indexOf(i) }),
  }));
  const roll = () => {
    const dice = values.value.flatMap((_, i) => (locked.value.includes(i) || aside.value.includes(i) ? [] : [i]));
    last.value = dice;
    values.value = values.value.map((value, i) => (dice.includes(i) ? drawn() : value));
    throws.value += 1;
  };
  return (
    <>
      <div style={{ height: "360px", background: "#1d5a37" }}>
        <DiceTray
          rail
          dice={dice}
          thrown={{ seed: `gallery ${throws.value}`, dice: last.value }}
          onTap={(die) => {
            locked.value = locked.value.includes(die)
              ? locked.value.filter((one) => one !== die)
              : [...locked.value, die];
          }}
        />
      </div>
      <p>
        {paintings.map((painting) => (
          <Button key={painting} kind="quiet" onPress={() => void choosePainting(painting)}>
            {painting}
          </Button>
        ))}
        <Button onPress={roll}>Roll</Button>
        <Button
          kind="quiet"
          onPress={() => {
            aside.value = [...aside.value, ...locked.value];
            locked.value = [];
          }}
        >
          Set aside
        </Button>
        <Button
          kind="quiet"
          onPress={() => {
            aside.value = [];
          }}
        >
          Bring back
        </Button>
        <Button
          kind="quiet"
          onPress={() => {
            special.value = !special.value;
          }}
        >
          Special dice
        </Button>
      </p>
    </>
  );
};
