import { expect, it } from "vitest";
import { differencesOf, type BookedMoney, type ReportedMoney } from "./gateway-report";

const reported = (paymentId: string | null, amountMinor = 500, more: Partial<ReportedMoney> = {}): ReportedMoney => ({
  ...{ paymentId, amountMinor, currencyCode: "EUR", kind: "taken", at: 1 },
  ...more,
});
const booked = (paymentId: string, amountMinor = 500, more: Partial<BookedMoney> = {}): BookedMoney => ({
  ...{ paymentId, amountMinor, currencyCode: "EUR", kind: "taken", isOfDay: true },
  ...more,
});
const compare = (day: ReportedMoney[], held: BookedMoney[], around = day, ours = (id: string) => id !== "theirs") =>
  differencesOf({ reported: day, around }, held, ours).map(({ paymentId, kind, bookedMinor, reportedMinor }) => [
    ...[paymentId, kind, bookedMinor, reportedMinor],
  ]);

it("what is reported and booked alike does not differ, whenever it was booked or reported", () => {
  expect(compare([reported("a")], [booked("a")])).toEqual([]);
  expect(compare([reported("a")], [booked("a", 500, { isOfDay: false })])).toEqual([]);
  expect(compare([], [booked("a")], [reported("a")])).toEqual([]);
});

it("what one of them has and the other has not, or otherwise, is named", () => {
  expect(compare([reported("a")], [])).toEqual([["a", "taken", 0, 500]]);
  expect(compare([], [booked("a")])).toEqual([["a", "taken", 500, 0]]);
  expect(compare([reported("a", 501)], [booked("a")])).toEqual([["a", "taken", 500, 501]]);
  expect(compare([reported("a"), reported("a", 500, { kind: "givenBack" })], [booked("a")])).toEqual([
    ["a", "givenBack", 0, 500],
  ]);
  expect(compare([reported("a", 500, { currencyCode: "USD" })], [booked("a")])).toHaveLength(2);
});

it("what failed after it was taken comes to nothing, and what is nobody's payment here is left alone", () => {
  expect(compare([reported("a"), reported("a", -500)], [])).toEqual([]);
  expect(compare([reported(null), reported("theirs")], [])).toEqual([]);
});

it("what was booked on another day is not of this one", () => {
  expect(compare([], [booked("a", 500, { isOfDay: false })])).toEqual([]);
});
