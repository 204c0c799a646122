/** Seat panels in every state, alone and as a pair on a phone. */
import { useState } from "preact/hooks";
import { Button, Count, SeatPanel } from "../index.ts";

export const SeatsRoom = () => {
  const [score, setScore] = useState(340);
  return (
    <>
      <div class="gallery-shelf">
        <SeatPanel name="Anna" colour={0} onTurn isYou score={<Count value={score} />} />
        <SeatPanel name="Ben" colour={1} onTurn score={12} />
        <SeatPanel name="Captain Contingency of the Fourth Regiment" colour={2} thinking score={1250} />
        <SeatPanel name="Dora" colour={3} note="Cautious" score={7} />
        <SeatPanel name="Emil" colour={4} left score={0} />
        <SeatPanel name="Frida" colour={5} won score={10_000} />
        <SeatPanel name="Gustav" colour={6} won onTurn score={8} />
        <SeatPanel name="Hedwig" colour={7} />
      </div>
      <div class="gallery-pair">
        <SeatPanel name="Maximiliane" colour={0} onTurn isYou score={<Count value={score} />} />
        <SeatPanel name="The Hangman" colour={1} thinking score={1250} />
      </div>
      <div class="gallery-bar">
        <Button onPress={() => setScore(score + 650)}>Score 650</Button>
      </div>
    </>
  );
};
