import { auditStatement } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { readIdentificationFile } from "../../data/identification/identification.server";
import { reachRegistration } from "../registration/reach-registration.server";
import { readRegistrationRules } from "../registration/read-registration-rules.server";

/**
 * By what a patient is known, for staff. Reading it is written down.
 * @throws NotFoundError for a patient who is not theirs, and where the organization asks for nothing and nothing is
 * there
 */
export async function readIdentification(context: RequestContext, rawPatientId: unknown) {
  const { record } = await reachRegistration(context, rawPatientId);
  const [rules, file] = await Promise.all([
    readRegistrationRules(context),
    readIdentificationFile(context.db, record.id),
  ]);
  if (rules.identification === "HIDDEN" && !file) throw new NotFoundError();
  const audited = { subjectKind: "patient", subjectId: record.id, patientId: record.id };
  await auditStatement(context, { action: "patient.read", ...audited, fields: ["identificationFileId"] }).run();
  return {
    patient: { id: record.id, name: `${record.firstName} ${record.lastName}`.trim() },
    file: file ?? null,
    /** Whether another one may be sent. */
    asked: rules.identification !== "HIDDEN",
  };
}
