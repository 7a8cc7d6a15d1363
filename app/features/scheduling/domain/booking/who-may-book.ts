import type { Offering } from "./bookable";

/** Whom an offering is kept for. */
export type OfferedTo = "newPatients";

/**
 * Who looks, as far as that may be told: somebody who has not signed in counts as new to the clinic, so that no answer
 * tells a stranger who has been here.
 */
export type Visitor = "stranger" | "newPatient" | "returningPatient";

type OfferedBy = Pick<Offering, "newPatientsOnly">;

/** Whom alone an offering is for; null where it is for everybody. */
export const offeredOnlyTo = ({ newPatientsOnly }: OfferedBy): OfferedTo | null =>
  newPatientsOnly ? "newPatients" : null;

/** Whom it is for instead, where this visitor may not book it; null where they may. */
export const keptFrom = (visitor: Visitor, offering: OfferedBy): OfferedTo | null =>
  visitor === "returningPatient" ? offeredOnlyTo(offering) : null;
