import { refusedAs, type AuditEntry, type CommitPlan } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, InvalidError } from "~/platform/http/errors.server";
import { fillStatement, mergeStatements } from "../../data/merging/merge-patients.server";
import { indexPatientStatements } from "../../data/patients/patient-insert.server";
import type { PatientRecord } from "../../domain/patients/patient-views";

/** The commit that makes one record of a person without an account and the record that they belong to. */
export function mergePlan(context: RequestContext, from: PatientRecord, into: PatientRecord): CommitPlan<null> {
  const { phone, phoneCallingCode } = into.phone === "" ? from : into;
  const email = into.email || from.email;
  const audited = (patientId: string, other: string): AuditEntry => ({
    ...{ action: "patient.merge", subjectKind: "patient", subjectId: other, patientId },
  });
  return {
    guarded: fillStatement(context, from.id, into.id),
    writes: [
      ...mergeStatements(context, from.id, into.id),
      ...indexPatientStatements(context, into.id, { ...into, phone, phoneCallingCode, email }),
    ],
    audit: [audited(into.id, from.id), audited(from.id, into.id)],
    result: null,
  };
}

/** A refused merge in words: what both hold must be ended by a person first. */
export const mergeRefused = refusedAs({
  conflict: () =>
    new ConflictError("changedMeanwhile", [{ field: "into", message: "patients:merge.changedMeanwhile" }]),
  unique: ({ table }) => {
    const both = table === "group_seat" ? "bothInSession" : "bothWait";
    return new InvalidError([{ field: "into", message: `patients:merge.${both}` }]);
  },
});
