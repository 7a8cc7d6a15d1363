import { offeringChoices, readOrganization } from "~/features/organization/public.server";
import { readPatientChoice, searchPatients, type PatientChoice } from "~/features/patients/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { MOST_PATIENTS } from "../../schemas/credits/credits";
import { today } from "../../support/credits/credit-days.server";
import { mostCredits } from "../../support/credits/require-grant.server";

/**
 * What the form that gives credits shows: the patients who were chosen, those whom words find, and what may be given.
 * @throws NotFoundError for a chosen patient who does not exist
 */
export async function readAssignPage(
  context: RequestContext,
  { patientIds, search }: { patientIds: readonly string[]; search: string },
) {
  await authorize(context, "credit.manage");
  const ids = [...new Set(patientIds)].slice(0, MOST_PATIENTS);
  const [chosen, all, { serviceOfferings }] = await Promise.all([
    Promise.all(ids.map((id) => readPatientChoice(context, id))),
    search === "" ? [] : searchPatients(context, search),
    readOrganization(context),
  ]);
  const found: PatientChoice[] = all.filter(({ id }) => !ids.includes(id));
  const offerings = offeringChoices(serviceOfferings);
  return { chosen, found, search, offerings, today: today(context), most: mostCredits(context) };
}
