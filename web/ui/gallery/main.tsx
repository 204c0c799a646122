/** Mounts the gallery. Only for development and tests: the product does not link to it. */
import "@fontsource-variable/fraunces/index.css";
import "@fontsource/atkinson-hyperlegible/400.css";
import "@fontsource/atkinson-hyperlegible/700.css";
import { render } from "preact";
import { Gallery } from "./Gallery.tsx";

const wall = document.getElementById("gallery");
if (wall !== null) render(<Gallery />, wall);
