import { auditStatement } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { readInsurance } from "../../data/insurance/insurances.server";
import { reachRegistration } from "../registration/reach-registration.server";
import { readRegistrationRules } from "../registration/read-registration-rules.server";

/**
 * The form of one insurance of a patient, or of a new one. Reading what is there is written down.
 * @throws NotFoundError for one that is not theirs or was taken away, and where the organization asks for none
 */
export async function readInsuranceForm(context: RequestContext, rawPatientId: unknown, id: string | undefined) {
  const { record } = await reachRegistration(context, rawPatientId);
  const patient = { id: record.id, name: `${record.firstName} ${record.lastName}`.trim() };
  if (id === undefined) {
    if ((await readRegistrationRules(context)).insurance === "HIDDEN") throw new NotFoundError();
    return { patient, insurance: null };
  }
  const insurance = await readInsurance(context.db, record.id, id);
  if (!insurance?.enabled) throw new NotFoundError();
  const audited = { subjectKind: "patientInsurance", subjectId: id, patientId: record.id };
  await auditStatement(context, { action: "patient.read", ...audited }).run();
  return { patient, insurance };
}
