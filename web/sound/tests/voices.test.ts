/** The limit of twenty-four voices. */
import { expect, test } from "vitest";
import { mostVoices, Voices } from "../voices.ts";

const crowd = () => {
  const voices = new Voices();
  const stolen: (readonly [name: number, at: number])[] = [];
  const enter = (name: number, from: number, until: number, now = 0) =>
    voices.enter({ from, until, steal: (at) => stolen.push([name, at]) }, now);
  return { enter, stolen };
};

test("twenty-four voices sound together", () => {
  const { enter, stolen } = crowd();
  for (let name = 0; name < mostVoices; name += 1) enter(name, name / 100, 5);
  expect(stolen).toEqual([]);
});

test("one more takes the place of the oldest, at its own time", () => {
  const { enter, stolen } = crowd();
  for (let name = 0; name < mostVoices; name += 1) enter(name, name / 100, 5);
  enter(100, 1, 2);
  enter(101, 1.5, 2);
  expect(stolen).toEqual([
    [0, 1],
    [1, 1.5],
  ]);
});

test("whoever has ended, or not begun, takes no place", () => {
  const { enter, stolen } = crowd();
  for (let name = 0; name < mostVoices; name += 1) enter(name, 0, name % 2 ? 0.5 : 5);
  enter(50, 3, 6);
  for (let name = 60; name < 60 + mostVoices / 2; name += 1) enter(name, 1, 2);
  expect(stolen).toEqual([]);
});
