/** The tour of all screens in reverse. It is the longest phone test, so its file name sorts first to start it first. */
import { test } from "./home.ts";
import { screens } from "./routes.ts";
import { tour } from "./tour-steps.ts";

test("a tour of the whole house, backwards, changes no screen", { tag: "@phone" }, tour(screens.toReversed()));
