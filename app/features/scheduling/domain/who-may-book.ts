import type { Offering } from "./bookable";

/** Whom an offering is kept for. */
export type OfferedTo = "patients" | "newPatients";

/**
 * Who looks, as far as that may be told: somebody who has not signed in counts as new to the clinic, so that no answer
 * tells a stranger who has been here.
 */
export type Visitor = "stranger" | "newPatient" | "returningPatient";

type OfferedBy = Pick<Offering, "availableToNewPatients" | "newPatientsOnly">;

/** Whom alone an offering is for; null where it is for everybody. */
export function offeredOnlyTo({ availableToNewPatients, newPatientsOnly }: OfferedBy): OfferedTo | null {
  if (!availableToNewPatients) return "patients";
  return newPatientsOnly ? "newPatients" : null;
}

/** Whom it is for instead, where this visitor may not book it; null where they may. */
export function keptFrom(visitor: Visitor, offering: OfferedBy): OfferedTo | null {
  const only = offeredOnlyTo(offering);
  if (only === "patients") return visitor === "stranger" ? only : null;
  return only === "newPatients" && visitor === "returningPatient" ? only : null;
}
