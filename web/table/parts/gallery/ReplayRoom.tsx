/** The replay of a match played just now, of another with a board of its own, and of two records that are none. */
import { useEffect, useState } from "preact/hooks";
import { Button, Replay } from "../index.ts";
import { playedRecord } from "./playedRecord.ts";

const names = ["Anna", "Ben"] as const;

export const ReplayRoom = () => {
  const [numbers, setNumbers] = useState<string | undefined>(undefined);
  const [race, setRace] = useState<string | undefined>(undefined);
  useEffect(() => {
    playedRecord("hidden-number", "highest=20 first=0").then(setNumbers);
    playedRecord("dice-race", "").then(setRace);
  }, []);
  return (
    <>
      <div id="replay-tree" style={{ height: "42rem" }}>
        {numbers && <Replay text={numbers} names={names} viewer={0} />}
      </div>
      <div id="replay-board" style={{ height: "42rem" }}>
        {race && (
          <Replay
            text={race}
            board={({ view, n }) => (
              <p style={{ fontSize: "2rem", textAlign: "center" }}>
                {n}: {JSON.stringify(view)}
              </p>
            )}
            tell={(fact) => `It came to pass: ${fact.kind}.`}
          />
        )}
      </div>
      <div class="gallery-shelf">
        <Replay
          text={'{"game": "zonk", "version": 1'}
          actions={<Button onPress={() => undefined}>Open another one</Button>}
        />
        <Replay text={numbers?.replace('"hidden-number"', '"tiddlywinks"') ?? ""} />
      </div>
    </>
  );
};
