import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import { insurancesStatement, MOST_INSURANCES } from "../../data/insurance/insurances.server";
import { sameCard, type InsuranceFields } from "../../domain/insurance/insurance";

/**
 * A card that the patient has already is not written down twice; `id` of the one that is changed.
 * @throws InvalidError
 */
export async function checkInsurance(
  context: RequestContext,
  patientId: string,
  fields: InsuranceFields,
  id?: string,
): Promise<void> {
  const cards = await insurancesStatement(context.db, patientId);
  if (sameCard(cards, fields, id))
    throw new InvalidError([{ field: "memberNumber", message: "patients:insurance.alreadyThere" }]);
  if (id === undefined && cards.length >= MOST_INSURANCES)
    throw new InvalidError([
      { field: "insurer", message: "patients:insurance.tooMany", values: { most: MOST_INSURANCES } },
    ]);
}
