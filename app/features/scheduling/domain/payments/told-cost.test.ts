import { expect, test } from "vitest";
import type { PaymentTerms } from "./online-payment";
import { toldCost } from "./told-cost";

const UNPAID = { paidAtClinicAt: null, paidOnlineAt: null, paidByCreditAt: null };
const price = { costMinor: 5_000, currencyCode: "EUR", baseMinor: 5_000, discounts: [], taxes: [] };
const terms = (more: Partial<PaymentTerms> = {}): PaymentTerms => ({
  ...{ payToBook: false, payToStart: false, paymentOption: "DISABLED", price, settledMinor: 0, dueMinor: 5_000 },
  ...more,
});

test("a patient is told what an appointment costs and how it is paid, by its kind and its option", () => {
  expect(toldCost(terms(), "clinic", UNPAID)).toMatchObject({ costMinor: 5_000, currencyCode: "EUR", way: "atClinic" });
  expect(toldCost(terms(), "video", UNPAID)?.way).toBe("notOnline");
  expect(toldCost(terms({ paymentOption: "PAY_AFTER_SESSION" }), "video", UNPAID)?.way).toBe("afterAppointment");
});

test("nothing is said of paying what is paid, costs nothing, or must be paid to be booked", () => {
  expect(toldCost(terms(), "clinic", { ...UNPAID, paidOnlineAt: 1 })?.way).toBe("paid");
  expect(toldCost(terms({ dueMinor: 0, settledMinor: 5_000 }), "clinic", UNPAID)?.way).toBe("paid");
  expect(toldCost(terms(), "clinic", { ...UNPAID, paidByCreditAt: 1 })?.way).toBe("paidByCredit");
  const free = terms({ price: { ...price, costMinor: 0 }, dueMinor: 0 });
  expect(toldCost(free, "clinic", UNPAID)).toMatchObject({ costMinor: 0, way: null });
  expect(toldCost(terms({ paymentOption: "PAY_TO_BOOK" }), "video", UNPAID)?.way).toBeNull();
  expect(toldCost(terms({ price: null }), "clinic", UNPAID)).toBeNull();
});
