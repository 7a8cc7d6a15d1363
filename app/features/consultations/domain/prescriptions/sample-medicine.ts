import type { PrescribedMedicine } from "./prescribed-medicine";

/** A medicine of which nothing is said but what is given: for tests and sample data. */
export const medicineOf = (said: Partial<PrescribedMedicine>): PrescribedMedicine => ({
  ...{ strength: "", strengthUnit: "", form: "", dose: null, doseUnit: "", frequency: "", method: "", whenTaken: "" },
  ...{ asNeeded: false, neededFor: "", maxPerDay: null, days: null, dosageText: "", quantityUnit: "" },
  ...{ quantityTyped: false, refills: 0, substitutionAllowed: true, instructions: "", reason: "", overruled: [] },
  ...said,
});
