/** The generated music: in key, busier in danger, sparser when idle. */
import { describe, expect, test } from "vitest";
import { playing } from "../effects.ts";
import { lengthOf } from "../grain.ts";
import { randomOf } from "../random.ts";
import { keys, rooms, type SoundRoom, tuneOf } from "../rooms.ts";
import { ambiences, notesOf, presenceAfter, scores, secondsOf } from "../scores.ts";

const written = (room: SoundRoom, danger: number, presence: number, steps = 512) => {
  const composer = scores[room].compose();
  const random = randomOf(11);
  const seconds = secondsOf(room, danger);
  return Array.from({ length: steps }, (_, n) =>
    notesOf(composer, room, { ...tuneOf(room), n, seconds, danger, presence, random }),
  ).flat();
};

/** Semitones above the room's root, within the octave. */
const degreeOf = (hz: number, room: SoundRoom): number => {
  const semitones = 69 + 12 * Math.log2(hz / 440) - keys[room].root;
  return (((Math.round(semitones * 100) / 100) % 12) + 12) % 12;
};

describe.each(rooms)("in the room %s", (room) => {
  test("every note of the music belongs to the room's scale", () => {
    const sung = written(room, 0, 1).flatMap((grain) => (grain.wave === "noise" || grain.glide ? [] : [grain.hz]));
    expect(sung.length).toBeGreaterThan(50);
    for (const hz of sung) expect(keys[room].scale).toContain(degreeOf(hz, room));
  });

  test("an effect is in tune with the music, a few cents aside", () => {
    const chime = playing("chime", room, randomOf(2));
    for (const grain of chime) {
      if (grain.wave === "noise") continue;
      const nearest = keys[room].scale.map((degree) => Math.abs(degree - degreeOf(grain.hz, room)));
      expect(Math.min(...nearest.flatMap((far) => [far, 12 - far]))).toBeLessThan(0.07);
    }
  });

  test("a raised effect stays in the scale", () => {
    for (let lift = 0; lift < 12; lift += 1)
      expect(keys[room].scale).toContain(degreeOf(tuneOf(room, lift).chord(3), room));
  });

  test("danger makes steps shorter and notes more", () => {
    expect(secondsOf(room, 1)).toBeLessThan(secondsOf(room, 0));
    expect(written(room, 1, 1).length).toBeGreaterThan(written(room, 0, 1).length);
  });

  test("fewer notes are written when nothing happens, yet some", () => {
    const left = written(room, 0, presenceAfter(60)).length;
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(written(room, 0, 1).length * 0.7);
  });

  test("no step is crowded", () => {
    const composer = scores[room].compose();
    const random = randomOf(4);
    for (let n = 0; n < 512; n += 1) {
      const step = { ...tuneOf(room), n, seconds: 0.3, danger: 1, presence: 1, random };
      expect(notesOf(composer, room, step).length).toBeLessThanOrEqual(8);
    }
  });
});

test("music is fully there for a while after a touch, then steps back, and never leaves", () => {
  expect(presenceAfter(0)).toBe(1);
  expect(presenceAfter(5)).toBe(1);
  expect(presenceAfter(20)).toBeLessThan(1);
  expect(presenceAfter(1000)).toBeGreaterThan(0);
});

test("the answer to a tap is over at once", () => {
  for (const name of ["tap", "key", "tick", "step"] as const)
    expect(lengthOf(playing(name, "parlour", randomOf(1)))).toBeLessThan(0.1);
});

test("the wood is ambience of its own: wind, crickets and an owl, and only the wind in danger", () => {
  const heard = (danger: number) => {
    const random = randomOf(11);
    const seconds = secondsOf("wisp", danger);
    const grains = Array.from(
      { length: 512 },
      (_, n) => ambiences.wisp?.({ ...tuneOf("wisp"), n, seconds, danger, presence: 1, random }) ?? [],
    ).flat();
    const tones = grains.flatMap((grain) => (grain.wave === "noise" ? [] : [grain]));
    return {
      wind: grains.some((grain) => grain.wave === "noise" && grain.length > 2),
      crickets: tones.some(({ hz }) => hz > 3_000),
      owl: tones.some(({ hz, glide }) => glide !== undefined && glide < hz && hz > 300),
    };
  };
  expect(heard(0)).toEqual({ wind: true, crickets: true, owl: true });
  expect(heard(0.9)).toEqual({ wind: true, crickets: false, owl: false });
  expect(written("wisp", 0, 1).some((grain) => grain.wave === "noise" && grain.length > 2)).toBe(false);
});

test("in danger the animals of the forest are silent, and the wind goes on", () => {
  const heard = (danger: number): ReadonlySet<string> => {
    const random = randomOf(5);
    const steps = Array.from({ length: 300 }, (_, n) => ({
      ...tuneOf("wisp"),
      n,
      seconds: 0.4,
      danger,
      presence: 1,
      random,
    }));
    return new Set(steps.flatMap((step) => (ambiences.wisp?.(step) ?? []).map(({ wave }) => wave)));
  };
  expect([...heard(1)]).toEqual(["noise"]);
  expect(heard(0).size).toBeGreaterThan(1);
  expect(heard(0)).toContain("noise");
});
