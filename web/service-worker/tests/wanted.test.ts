/** What a device keeps of the page: what everybody needs, and the parts it has used. */
import { expect, test } from "vitest";
import { everything, filesFor, readWanted } from "../wanted.ts";

const build = {
  files: { "index.html": "1", "assets/head.js": "2", "assets/head-de.js": "3", "assets/zonk.js": "4" },
  parts: { "assets/head.js": ["head"], "assets/head-de.js": ["head", "de"], "assets/zonk.js": ["zonk"] },
};
const paths = (...wanted: readonly string[]) => Object.keys(filesFor(build, new Set(wanted)));

test("a file with conditions is needed once all of them are met", () => {
  expect(paths()).toEqual(["index.html"]);
  expect(paths("head")).toEqual(["index.html", "assets/head.js"]);
  expect(paths("de")).toEqual(["index.html"]);
  expect(paths("head", "de")).toEqual(["index.html", "assets/head.js", "assets/head-de.js"]);
  expect(paths(everything)).toEqual(Object.keys(build.files));
});

test("a record is read for what it holds, and one that is none is no record", async () => {
  expect(await readWanted(Response.json({ parts: ["head", 7], loaded: ["a"] }))).toEqual({
    parts: ["head"],
    loaded: ["a"],
  });
  expect(await readWanted(Response.json({}))).toEqual({ parts: [], loaded: [] });
  for (const none of [undefined, new Response("half a rec"), Response.json("head"), Response.json(null)])
    expect(await readWanted(none)).toBeUndefined();
});
