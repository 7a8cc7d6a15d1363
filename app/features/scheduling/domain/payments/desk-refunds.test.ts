import { describe, expect, it } from "vitest";
import { deskRefundsOf } from "./desk-refunds";

const held = (id: string, appointmentId: string, leftMinor: number) => ({
  ...({ id, appointmentId, leftMinor, patientId: "p", kind: "CASH", at: 1, currencyCode: "EUR" } as const),
});
const over = (id: string, overMinor: number, isSetAside = false) => ({
  ...{ id, overMinor, isSetAside, what: "Check-up", startsAt: 2, timeZone: "Europe/Paris" },
});
const amounts = (...asked: Parameters<typeof deskRefundsOf>) =>
  deskRefundsOf(...asked).map(({ id, amountMinor }) => [id, amountMinor]);

describe("money taken at the desk that is to go back", () => {
  it("is what is left of each payment, no more than is too much of its appointment", () => {
    const two = [held("a", "x", 2_000), held("b", "x", 2_000), held("c", "y", 500)];
    expect(amounts(two, [over("x", 3_000)], () => 9_000)).toEqual([
      ["a", 2_000],
      ["b", 1_000],
    ]);
  });

  it("stays as paid ahead where it covers something else that the patient owes", () => {
    const two = [held("a", "x", 2_000), held("b", "y", 2_000)];
    expect(amounts(two, [over("x", 2_000), over("y", 2_000)], () => 2_500)).toEqual([
      ["a", 2_000],
      ["b", 500],
    ]);
    expect(amounts(two, [over("x", 2_000)], () => 0)).toEqual([]);
  });

  it("covers nothing else while it is set aside for its own appointment, which became cheaper", () => {
    expect(amounts([held("a", "x", 3_000)], [over("x", 1_200, true)], () => 0)).toEqual([["a", 1_200]]);
  });
});
