import { expect, test } from "vitest";
import { fullPicture, nextPicture, qualityBetween, type CallQuality, type LineSample } from "./call-quality";

const sample = (received: number, lost: number, roundTripMs: number | null = 50): LineSample => ({
  packetsReceived: received,
  packetsLost: lost,
  framesDecoded: 0,
  roundTripMs,
});

test.each<[string, LineSample, LineSample, CallQuality]>([
  ["nothing lost", sample(100, 0), sample(300, 0), "good"],
  ["3 of 100 lost", sample(0, 0), sample(97, 3), "good"],
  ["4 of 100 lost", sample(0, 0), sample(96, 4), "fair"],
  ["9 of 100 lost", sample(0, 0), sample(91, 9), "poor"],
  ["old losses count no more", sample(100, 50), sample(300, 50), "good"],
  ["half a second there and back", sample(0, 0), sample(100, 0, 500), "fair"],
  ["a second there and back", sample(0, 0), sample(100, 0, 1_000), "poor"],
  ["nothing came", sample(100, 0), sample(100, 0), "poor"],
])("a line is judged by what was lost and how long it took: %s", (_, before, after, expected) => {
  expect(qualityBetween(before, after)).toBe(expected);
});

const after = (samples: string) =>
  [...samples].reduce(
    (state, one) => nextPicture(state, one === "p" ? "poor" : one === "f" ? "fair" : "good"),
    fullPicture,
  ).step;

test.each([
  ["pp", "full"],
  ["ppgp", "full"],
  ["ppp", "small"],
  ["pppppp", "none"],
  ["pppppppppp", "none"],
  ["pppggggggg", "small"],
  ["pppgggggggg", "full"],
  ["ppppppgggggggg", "small"],
  ["ppppppgggggggggggggggg", "full"],
  ["pppffffffffffff", "small"],
])("the picture follows the line step by step: %s gives %s", (samples, step) => {
  expect(after(samples)).toBe(step);
});
