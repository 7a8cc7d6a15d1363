import { expect, it } from "vitest";
import type { LabOrderTest } from "./lab-order";
import {
  isReplaced,
  overtakenReviews,
  shownFrom,
  shownReviews,
  takenBack,
  type LabReview,
  isBeingCorrected,
  versionOfPatient,
} from "./lab-review";

const review = (more: Partial<LabReview> = {}): LabReview => ({
  ...{ id: "r", orderId: "o", message: "Word", reviewedBy: "u", at: 1, shownAt: 10, undoneAt: null },
  tests: [{ id: "k", version: 1, state: "RESULTED", stateAt: 0 }],
  ...more,
});
const test = (more: Partial<LabOrderTest> = {}) =>
  ({
    ...{ id: "k", state: "REVIEWED", stateAt: 1, enteredVersion: 1, finalVersion: 1 },
    ...{ releasedVersion: 0, releasedBefore: [], ...more },
  }) as LabOrderTest;

it("is shown with the values of its review: not before them, and not where another one came in their place", () => {
  const shown = (more: Partial<LabOrderTest>, now = 10) => shownReviews([review()], [test(more)], now).length;
  expect(shown({})).toBe(0);
  expect(shown({ releasedVersion: 1 })).toBe(1);
  expect(shown({ releasedVersion: 1 }, 9)).toBe(0);
  expect(shown({ releasedVersion: 2 })).toBe(0);
  expect(shown({ releasedVersion: 2, releasedBefore: [1] })).toBe(1);
  expect(shownReviews([review({ undoneAt: 5 })], [test({ releasedVersion: 1 })], 10)).toEqual([]);
  expect(shownReviews([review()], [], 10)).toEqual([]);
});

it("is taken back by a correction that comes before it is shown, with all of its tests", () => {
  const both = review({ tests: [...review().tests, { id: "na", version: 3, state: "CORRECTED", stateAt: 7 }] });
  const tests = [test(), test({ id: "na", finalVersion: 3 })];
  const taken = overtakenReviews([both], tests, { corrected: [{ id: "k" }], now: 20 });
  expect(taken.overtaken).toEqual([both]);
  expect(taken.back).toMatchObject([{ id: "na", state: "CORRECTED", stateAt: 7 }]);
  const seen = [test({ releasedVersion: 1 }), test({ id: "na", finalVersion: 3, releasedVersion: 3 })];
  expect(overtakenReviews([both], seen, { corrected: [{ id: "k" }], now: 20 })).toEqual({ overtaken: [], back: [] });
  expect(overtakenReviews([both], tests, { corrected: [{ id: "other" }], now: 20 }).overtaken).toEqual([]);
});

it("is offered again while results wait for a review, with whether a correction took it back", () => {
  const undone = review({ undoneAt: 5 });
  expect(takenBack([undone], [test({ state: "CORRECTED", enteredVersion: 2 })])).toEqual({
    message: "Word",
    isCorrected: true,
  });
  expect(takenBack([undone], [test({ state: "RESULTED" })])).toEqual({ message: "Word", isCorrected: false });
  expect(takenBack([undone], [test()])).toBeNull();
  expect(takenBack([undone, review({ id: "s" })], [test({ state: "RESULTED" })])).toBeNull();
});

it("is replaced once each of its tests was reviewed again", () => {
  const both = review({ tests: [...review().tests, { id: "na", version: 1, state: "RESULTED", stateAt: 0 }] });
  const later = review({ id: "s" });
  const first = review();
  expect([isReplaced(first, [first, later]), isReplaced(both, [both, later])]).toEqual([true, false]);
  expect(isReplaced(later, [first, later])).toBe(false);
});

it("is shown at a full minute, as the clock looks every minute, and at once without a time to undo", () => {
  expect(shownFrom(61_000, 60_000)).toBe(180_000);
  expect(shownFrom(60_000, 60_000)).toBe(120_000);
  expect(shownFrom(61_000, 0)).toBe(61_000);
});

it("what was shown is being corrected from a later final version until that one is shown, too", () => {
  const at = (releasedVersion: number, finalVersion: number) => [
    isBeingCorrected({ releasedVersion, finalVersion }),
    versionOfPatient({ releasedVersion, finalVersion }),
  ];
  expect([at(0, 1), at(1, 1), at(1, 2), at(2, 2)]).toEqual([
    [false, 0],
    [false, 1],
    [true, 0],
    [false, 2],
  ]);
});
