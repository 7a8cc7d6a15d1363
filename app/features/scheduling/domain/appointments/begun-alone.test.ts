import { describe, expect, it } from "vitest";
import { opensRecord } from "./begun-alone";

const appointment = { patientId: "patient", employeeId: "doctor", foundsRelation: false };
const doctor = { employeeId: "doctor" };

describe("the record of a patient opens by the provider's act alone", () => {
  it("where they begin an appointment that founds no relation yet, in each way of beginning, or a key does", () => {
    expect(
      (["start", "conclude", "complete"] as const).map((action) => opensRecord(action, appointment, doctor)),
    ).toEqual([...[true, true, true]]);
    expect(opensRecord("start", appointment, { employeeId: null })).toBe(true);
  });

  it("not by other acts, by a colleague's, without a patient, or where the relation stands", () => {
    expect(opensRecord("confirm", appointment, doctor)).toBe(false);
    expect(opensRecord("start", appointment, { employeeId: "nurse" })).toBe(false);
    expect(opensRecord("start", { ...appointment, patientId: null }, doctor)).toBe(false);
    expect(opensRecord("conclude", { ...appointment, foundsRelation: true }, doctor)).toBe(false);
  });
});
