import { commit } from "~/db/commit.server";
import { TOPICS } from "~/outbox/topics";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { indexPatientStatements } from "../../data/patients/patient-insert.server";
import { readRecordOfUser } from "../../data/patients/patient-record-read.server";

/** Lets the patient of an account whose address has changed be found by the new one. Safe to run again. */
export async function followAccountEmail(context: RequestContext, raw: unknown): Promise<void> {
  await authorize(context, "outbox.deliver");
  const { userId } = parse(TOPICS["user.emailChanged"], raw);
  const record = await readRecordOfUser(context.db, userId);
  if (!record) return;
  await commit(context, {
    writes: indexPatientStatements(context, record.id, record),
    audit: [{ action: "patient.index", subjectKind: "patient", subjectId: record.id, patientId: record.id }],
    result: null,
  });
}
