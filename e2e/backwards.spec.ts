/** The other way round through the house. Of a phone's tests it takes longest, so it has the name that comes first. */
import { test } from "./home.ts";
import { screens } from "./routes.ts";
import { tour } from "./tour-steps.ts";

test("a tour of the whole house, backwards, changes no screen", { tag: "@phone" }, tour(screens.toReversed()));
