import type { z } from "zod";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import {
  insuranceRows,
  insurancesStatement,
  MOST_INSURANCES,
  readInsurance,
} from "../../data/insurance/insurances.server";
import { coverageTaken, sameCard, type InsuranceView } from "../../domain/insurance/insurance";
import type { insuranceKind } from "../../schemas/insurance/insurance";

type Values = Omit<z.infer<(typeof insuranceKind)["schema"]>, "id" | "version">;
type Stored = InsuranceView & { version: number; enabled: boolean };
type Patient = { id: string };

interface InsuranceRules {
  /** The patient whose insurances they are; whoever may not change them is refused. */
  reach: (context: RequestContext, patientId: unknown) => Promise<Patient>;
  /** Refuses a new one where none is asked for. */
  mayAdd?: (context: RequestContext) => Promise<void>;
}

/** What insures a patient, for recordServices: several cards, none twice, and one at most of each place in the order. */
export const insuranceSource = ({ reach, mayAdd }: InsuranceRules) => ({
  reach,
  patientOf: ({ id }: Patient) => id,
  read: ({ db }: RequestContext, id: string, patient: Patient): Promise<Stored | undefined> =>
    readInsurance(db, patient.id, id),
  goneWhenOff: true as const,
  check: async (context: RequestContext, values: Values, stored: Stored | undefined, patient: Patient) => {
    if (!stored) await mayAdd?.(context);
    const cards = await insurancesStatement(context.db, patient.id);
    if (sameCard(cards, values, stored?.id))
      throw new InvalidError([{ field: "memberNumber", message: "patients:insurance.alreadyThere" }]);
    if (coverageTaken(cards, values, stored?.id))
      throw new InvalidError([{ field: "coverage", message: "patients:insurance.coverageTaken" }]);
    if (!stored && cards.length >= MOST_INSURANCES)
      throw new InvalidError([
        { field: "insurer", message: "patients:insurance.tooMany", values: { most: MOST_INSURANCES } },
      ]);
  },
  saving: ({ db, now }: RequestContext, values: Values, { id: patientId }: Patient) =>
    insuranceRows.saving(db, values, { patientId, createdAt: now }),
  rows: insuranceRows,
});
