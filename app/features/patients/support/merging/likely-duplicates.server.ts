import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import type { PatientProfile } from "../../domain/patients/profile";
import { peopleLike, type SamePersonCandidate } from "./same-person-candidates.server";

/**
 * Other patients who may be the same person as one whom a member of staff has reached, as far as they may see them. That
 * these were looked at is audited. A patient is never told who else there is.
 */
export async function likelyDuplicates(
  context: RequestContext,
  profile: PatientProfile,
): Promise<SamePersonCandidate[]> {
  if (context.actor.kind !== "employee") return [];
  const found = await peopleLike(context, profile);
  await Promise.all(
    found.map(({ id }) =>
      auditRead(context, { action: "patient.read", subjectKind: "patient", subjectId: id, patientId: id, fields: [] }),
    ),
  );
  return found;
}
