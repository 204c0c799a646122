/** The hunt: at the plain table. */
export { PlainScreen as Play } from "../house.ts";
