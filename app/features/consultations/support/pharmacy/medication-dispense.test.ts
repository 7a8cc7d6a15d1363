import { expect, test } from "vitest";
import type { DeskEntry } from "../../domain/pharmacy/desk";
import { sampleContent } from "../../domain/prescriptions/sample-content";
import { medicationDispenses } from "./medication-dispense.server";

const AT = Date.UTC(2027, 0, 5, 8);
const CONTENT = sampleContent("Ana", "López", "en_US");

const entryOf = (said: Partial<DeskEntry>): DeskEntry => ({
  ...{ id: "e", lineId: "l", kind: "DISPENSED", quantity: 21, product: "", batch: "", expires: "", priceMinor: null },
  ...{
    reason: "",
    declineReason: null,
    substituted: false,
    counselled: false,
    reversesId: null,
    employeeId: "d",
    pharmacy: null,
  },
  ...{ at: AT, ...said },
});

test("what was handed out is a completed dispense of the line's request, with the amount and what was given instead", () => {
  const [handed] = medicationDispenses(CONTENT, [
    entryOf({ product: "Amoxil", batch: "B7", substituted: true, reason: "Out of stock" }),
  ]);
  expect(handed).toMatchObject({
    ...{ resourceType: "MedicationDispense", status: "completed", whenHandedOver: "2027-01-05T08:00:00.000Z" },
    ...{ subject: { reference: "Patient/p" }, authorizingPrescription: [{ reference: "MedicationRequest/l" }] },
    quantity: { value: 21, code: "{capsule}" },
    medicationCodeableConcept: { text: "Amoxil" },
    substitution: { wasSubstituted: true, reason: [{ text: "Out of stock" }] },
  });
});

test("what was declined says why by FHIR's code, what came back is cancelled, and what was taken back was an error", () => {
  const dispenses = medicationDispenses(CONTENT, [
    entryOf({ id: "1", kind: "DECLINED", quantity: 0, declineReason: "OUT_OF_STOCK" }),
    entryOf({ id: "2" }),
    entryOf({ id: "3", kind: "RETURNED", quantity: 5, reason: "Damaged" }),
    entryOf({ id: "4", kind: "UNDONE", reversesId: "2" }),
  ]);
  expect(dispenses.map(({ id, status }) => `${id} ${status}`)).toEqual([
    "1 declined",
    "2 entered-in-error",
    "3 cancelled",
  ]);
  expect(dispenses[0]?.statusReasonCodeableConcept?.coding?.[0]?.code).toBe("outofstock");
  expect(dispenses[0]).not.toHaveProperty("quantity");
  expect(dispenses[2]?.statusReasonCodeableConcept).toEqual({ text: "Damaged" });
});
