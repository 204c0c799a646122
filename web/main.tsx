import "@fontsource-variable/fraunces/index.css";
import "@fontsource/atkinson-hyperlegible/400.css";
import "@fontsource/atkinson-hyperlegible/700.css";
import "./shell/parlour.css";
import { render } from "preact";
import { FrontPage } from "./shell/FrontPage.tsx";
import { startOffline } from "./shell/offline/index.ts";

const parlour = document.getElementById("parlour");
if (parlour !== null) render(<FrontPage />, parlour);
void startOffline();
