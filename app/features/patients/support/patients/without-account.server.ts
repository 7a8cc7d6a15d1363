import type { AuditEntry, Write } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { withdrawStatement } from "../../data/consent/marketing-consent.server";
import { endRelationsOf } from "../../data/family/family-write.server";
import { leaveAccountStatement } from "../../data/patients/patient-update.server";

/**
 * What becomes of a patient whose account is deleted: they are in no list, act for nobody and nobody for them, and no
 * news goes to them. Their record stays, as the law has a practice keep it. It goes into the commit of whoever deletes.
 */
export const withoutAccount = (
  { db, now }: RequestContext,
  { patientId, userId }: { patientId: string; userId: string },
): { guarded: Write; writes: Write[]; audit: AuditEntry } => ({
  guarded: leaveAccountStatement(db, patientId, userId),
  writes: [endRelationsOf(db, patientId, now), withdrawStatement(db, patientId)],
  audit: { action: "patient.leave", subjectKind: "patient", subjectId: patientId, patientId, fields: ["enabled"] },
});
