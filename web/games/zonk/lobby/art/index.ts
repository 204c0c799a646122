/** The lobby's picture, loaded after its first paint. */
import "./art.css";

export { Avatar } from "../../play/Avatar.tsx";
export { TableThings } from "./TableThings.tsx";
export { Wall } from "./Wall.tsx";
