/** A build for browsers that lack a feature it uses fails and names the feature. */
import { expect, test } from "vitest";
import { missingIn, withinTarget } from "../../web/build/target.ts";

test("what the oldest browsers lack is found in scripts and sheets", () => {
  expect(missingIn("a.js", "x=Map.groupBy(y,z)")).toEqual(["a.js uses groupBy, missing in Safari before 17.4"]);
  expect(missingIn("a.js", "for(const a of b.values().map(f))c(a)")).toHaveLength(1);
  expect(missingIn("a.js", "navigator.vibrate(20);requestIdleCallback(f)")).toHaveLength(2);
  expect(missingIn("a.css", "@scope(.room){p{color:red}}")).toHaveLength(1);
  expect(missingIn("a.css", ".room{height:100vh}")).toHaveLength(1);
});

test("what is asked for first, and what they have, passes", () => {
  expect(missingIn("a.js", "navigator.vibrate?.(20);[...b.values()].map(f);new URL(x)")).toEqual([]);
  expect(missingIn("a.css", ".room:has(b){height:100dvh}")).toEqual([]);
  expect(missingIn("a.svg", "Map.groupBy")).toEqual([]);
});

test("the build stops at it", () => {
  const { generateBundle } = withinTarget();
  if (typeof generateBundle !== "function") throw new Error("the build checks nothing");
  const errors: string[] = [];
  const bundle = { "a.js": { type: "chunk", fileName: "a.js", code: "Promise.withResolvers()" } };
  Reflect.apply(generateBundle, { error: (text: string) => errors.push(text) }, [{}, bundle, false]);
  expect(errors).toEqual(["a.js uses Promise.withResolvers, missing in Safari before 17.4"]);
});
