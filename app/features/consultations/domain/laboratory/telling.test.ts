import { expect, test } from "vitest";
import type { LabReview } from "./lab-review";
import { untoldReview } from "./telling";

const review = (id: string, at: number, undoneAt: number | null = null): LabReview => ({
  ...{ id, orderId: "o", tests: [], message: "Call us", reviewedBy: "u", at, shownAt: at, undoneAt },
});
const none = { hasAccount: false };

test("a patient without an account is to be told of the last review until somebody notes it, and of the next one again", () => {
  const reviews = [review("one", 10), review("two", 20)];
  expect(untoldReview(reviews, [], none)?.id).toBe("two");
  expect(untoldReview(reviews, [{ action: "toldByPhone", at: 15 }], none)?.id).toBe("two");
  expect(untoldReview(reviews, [{ action: "acknowledge", at: 25 }], none)?.id).toBe("two");
  expect(untoldReview(reviews, [{ action: "toldInPerson", at: 25 }], none)).toBeNull();
});

test("whoever can read it, and of a review that was undone, is not told so", () => {
  expect(untoldReview([review("one", 10)], [], { hasAccount: true })).toBeNull();
  expect(untoldReview([review("one", 10, 12)], [], none)).toBeNull();
  expect(untoldReview([], [], none)).toBeNull();
});
