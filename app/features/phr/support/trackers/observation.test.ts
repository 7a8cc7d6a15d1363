import { expect, it } from "vitest";
import type { Reading } from "../../domain/trackers/reading";
import { observationOf } from "./observation";

const reading = (more: Partial<Reading>): Reading => ({
  ...{ id: "r-1", patientId: "p-1", tracker: "weight", at: Date.UTC(2026, 10, 23, 9), zone: "UTC", day: 20_780 },
  ...{ value: 68.038_855_5, value2: null, typed: { value: "150", unit: "lb" }, context: "", site: "", note: "" },
  ...{ device: "", source: "PATIENT", enabled: true, offReason: null, authorKind: "patient", authorId: "p-1" },
  ...{ recordedAt: Date.UTC(2026, 10, 23, 9), firstAuthorKind: "patient", version: 1, ...more },
});
const subject = { reference: "Patient/p-1" };

it("a reading is an observation with its LOINC code, and with the number and the unit that were typed", () => {
  expect(observationOf(reading({}), subject)).toMatchObject({
    ...{ status: "final", effectiveDateTime: "2026-11-23T09:00:00.000Z" },
    category: [{ coding: [{ code: "vital-signs" }] }],
    code: { coding: [{ code: "29463-7" }] },
    valueQuantity: { value: 150, code: "[lb_av]" },
  });
});

it("a blood pressure has two components, and a height in feet is centimeters", () => {
  const pressure = reading({
    tracker: "bloodPressure",
    value: 120,
    value2: 80,
    typed: { value: "120", value2: "80", unit: "mmHg" },
  });
  const { component, valueQuantity } = observationOf(pressure, subject);
  expect(valueQuantity).toBeUndefined();
  expect(component?.map(({ code, valueQuantity: each }) => [code.coding?.[0]?.code, each?.value, each?.code])).toEqual([
    ["8480-6", 120, "mm[Hg]"],
    ["8462-4", 80, "mm[Hg]"],
  ]);
  const height = reading({ tracker: "height", value: 182.88, typed: { value: "6", unit: "ft" }, enabled: false });
  expect(observationOf(height, subject)).toMatchObject({
    status: "entered-in-error",
    valueQuantity: { value: 182.88, code: "cm" },
  });
});

it("whether a medicine was taken is yes or no", () => {
  const taken = reading({
    tracker: "medicineTaken",
    value: 1,
    typed: { value: "1", unit: "score" },
    note: "Metformin",
  });
  const observation = observationOf(taken, subject);
  expect(observation).toMatchObject({ valueBoolean: true, note: [{ text: "Metformin" }] });
  expect(observation.valueQuantity).toBeUndefined();
});
