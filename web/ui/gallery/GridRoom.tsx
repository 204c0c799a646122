/** Boards: one that fits its box, one with aim-then-confirm, and one too dense for its width. */
import { useState } from "preact/hooks";
import { Button, Grid, type GridCell } from "../index.ts";

const nameOf = ({ row, column }: GridCell): string => `${String.fromCharCode(65 + column)}${row + 1}`;

export const GridRoom = () => {
  const [marks, setMarks] = useState<ReadonlySet<string>>(new Set(["B2", "C4"]));
  const [aim, setAim] = useState("");
  const [confirmTaps, setConfirmTaps] = useState(true);
  const mark = (cell: GridCell) => setMarks(new Set([...marks, nameOf(cell)]));
  return (
    <>
      <div class="gallery-bar">
        <Button kind="quiet" onPress={() => setConfirmTaps(!confirmTaps)}>
          {confirmTaps ? "Fire at the first tap" : "Aim first, then fire"}
        </Button>
        <output id="aim">{aim}</output>
      </div>
      <div class="gallery-shelf">
        <div class="gallery-box">
          <Grid
            label="Sea"
            rows={8}
            columns={8}
            name={(cell) => `${nameOf(cell)}, ${marks.has(nameOf(cell)) ? "hit" : "water"}`}
            onActivate={mark}
            onAim={(cell) => setAim(cell === undefined ? "" : nameOf(cell))}
            confirmTaps={confirmTaps}
            isOff={(cell) => marks.has(nameOf(cell))}
          >
            {(cell) => (marks.has(nameOf(cell)) ? "×" : "")}
          </Grid>
        </div>
        <div class="gallery-box">
          <Grid
            label="Numbers"
            rows={3}
            columns={5}
            name={nameOf}
            isChosen={(cell) => marks.has(nameOf(cell))}
            onActivate={mark}
          >
            {nameOf}
          </Grid>
        </div>
      </div>
      <Grid
        label="Dense"
        rows={3}
        columns={20}
        name={({ row, column }) => `${column + 1} of row ${row + 1}`}
        fit="width"
      >
        {({ column }) => column + 1}
      </Grid>
    </>
  );
};
