import { expect, it } from "vitest";
import { PAYMENT_REVIEWS, PAYMENT_STATUSES } from "./payment";
import { reviewActs } from "./review-acts";

/** All of the payment is too much. */
const ALL = { leftMinor: 5_000, surplusMinor: 5_000, givesParts: true };
/** Written by hand: what is advised about money that came, by why a person looks. */
const ADVISED = {
  MISMATCH: "refund",
  UNREACHABLE: "dismiss",
  NOT_NEEDED: "refund",
  UNKNOWN_STATE: "dismiss",
  REFUND_REQUESTED: "refunded",
  REFUND_REFUSED: "refunded",
} as const;

it.each(PAYMENT_REVIEWS)("advises one act about a payment that is looked into for %s", (review) => {
  for (const status of ["PAID", "UNCLEAR"] as const) {
    const acts = reviewActs({ status, review, ...ALL });
    expect(acts[0]).toBe(ADVISED[review]);
    // What was not needed stays as paid ahead, which its patient is told.
    const settled = review === "NOT_NEEDED" && status === "PAID" ? "keep" : "dismiss";
    expect(acts.toSorted()).toEqual(["refund", "refunded", settled].toSorted());
  }
});

it("gives nothing back where no money came", () => {
  for (const status of PAYMENT_STATUSES.filter((each) => each !== "PAID" && each !== "UNCLEAR"))
    for (const review of PAYMENT_REVIEWS) expect(reviewActs({ status, review, ...ALL })).toEqual(["dismiss"]);
});

it("gives back only what is too much, or keeps it where the gateway gives back no parts", () => {
  const part = { status: "PAID", review: "NOT_NEEDED", leftMinor: 5_000, surplusMinor: 500 } as const;
  expect(reviewActs({ ...part, givesParts: true })).toEqual(["refundPart", "keep"]);
  expect(reviewActs({ ...part, givesParts: false })).toEqual(["keep"]);
  // Nothing of it is too much any more.
  expect(reviewActs({ ...part, surplusMinor: 0, givesParts: true })).toEqual(["keep"]);
});
