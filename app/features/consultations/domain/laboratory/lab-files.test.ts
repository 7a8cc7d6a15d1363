import { expect, test } from "vitest";
import { filesUpTo, versionOfFile } from "./lab-files";

const counts = (enteredVersion: number, finalVersion: number, releasedVersion: number) => ({
  ...{ enteredVersion, finalVersion, releasedVersion },
});

test("a file belongs to the results that are being entered, and before there are any to the first", () => {
  expect(versionOfFile({ state: "COLLECTED", ...counts(0, 0, 0) }, "ON_REVIEW")).toBe(1);
  expect(versionOfFile({ state: "IN_PROGRESS", ...counts(1, 0, 0) }, "ON_REVIEW")).toBe(1);
  expect(versionOfFile({ state: "ENTERED", ...counts(3, 2, 2) }, "ON_REVIEW")).toBe(3);
});

test("a file that is added before the review waits for it, and one that is added after it is not taken", () => {
  expect(versionOfFile({ state: "RESULTED", ...counts(1, 1, 0) }, "ON_REVIEW")).toBe(1);
  expect(versionOfFile({ state: "CORRECTED", ...counts(2, 2, 1) }, "ON_REVIEW")).toBe(2);
  expect(versionOfFile({ state: "REVIEWED", ...counts(2, 2, 2) }, "ON_REVIEW")).toBeNull();
  // Nor one that comes while the review can still be undone: it would reach the patient unseen.
  expect(versionOfFile({ state: "REVIEWED", ...counts(2, 2, 1) }, "ON_REVIEW")).toBeNull();
});

test("where results reach the patient without a review, so do files", () => {
  expect(versionOfFile({ state: "RESULTED", ...counts(1, 1, 1) }, "AT_ONCE")).toBe(1);
});

test("a file of a later version is not among those of an earlier one, nor one of another test", () => {
  const files = [
    { partId: "a", partVersion: 1, heldAt: 5 },
    { partId: "a", partVersion: 2, heldAt: 6 },
    { partId: "b", partVersion: 1, heldAt: 5 },
  ];
  expect(filesUpTo(files, { id: "a", sampledAt: 5 }, 1)).toEqual(files.slice(0, 1));
  expect(filesUpTo(files, { id: "a", sampledAt: 5 }, 0)).toEqual([]);
  // What came with a sample that was rejected is none of the next one.
  expect(filesUpTo(files, { id: "a", sampledAt: 6 }, 2)).toEqual(files.slice(1, 2));
});
