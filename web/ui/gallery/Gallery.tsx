/**
 * Every component in every state, one section below the other; `?room=grid` shows one alone. The language is the
 * browser's.
 */
import "./gallery.css";
import { useEffect, useState } from "preact/hooks";
import { Overlays } from "../index.ts";
import { rooms } from "./rooms.tsx";

const themes = ["dark", "light", "contrast"] as const;

const params = new URLSearchParams(location.search);

export const Gallery = () => {
  const [theme, setTheme] = useState(params.get("theme") ?? "dark");
  const [palette, setPalette] = useState(params.get("palette") ?? "standard");
  const [still, setStill] = useState(params.has("still"));
  const only = params.get("room");
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset["theme"] = theme;
    dataset["palette"] = palette;
    dataset["motion"] = still ? "reduced" : "full";
  }, [theme, palette, still]);
  return (
    <>
      <main class="gallery">
        <h1>Gallery of parts</h1>
        <div class="gallery-bar">
          <select aria-label="Theme" value={theme} onChange={(event) => setTheme(event.currentTarget.value)}>
            {themes.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
          <label>
            <input
              type="checkbox"
              checked={palette === "colour-blind"}
              onChange={(event) => setPalette(event.currentTarget.checked ? "colour-blind" : "standard")}
            />{" "}
            Colour-blind friendly
          </label>
          <label>
            <input type="checkbox" checked={still} onChange={(event) => setStill(event.currentTarget.checked)} />{" "}
            Reduced motion
          </label>
        </div>
        {Object.entries(rooms)
          .filter(([name]) => only === null || only === name)
          .map(([name, Room]) => (
            <section key={name} class="gallery-room" id={name}>
              <h2>{name}</h2>
              <Room />
            </section>
          ))}
      </main>
      <Overlays />
    </>
  );
};
