/** The curtain, closed and open. */
import { useState } from "preact/hooks";
import { Button, Curtain } from "../index.ts";

const people = [
  { name: "Anna", colour: 0 },
  { name: "Bartholomäus", colour: 5 },
] as const;

export const CurtainRoom = () => {
  const [next, setNext] = useState<(typeof people)[number] | undefined>(undefined);
  return (
    <Curtain next={next} onTake={() => setNext(undefined)}>
      {() => (
        <div class="gallery-bar">
          {people.map((person) => (
            <Button key={person.name} onPress={() => setNext(person)}>
              Hand over to {person.name}
            </Button>
          ))}
          <span>My secret word is LANTERN.</span>
        </div>
      )}
    </Curtain>
  );
};
