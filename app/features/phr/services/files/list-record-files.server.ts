import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { filesOfRecord } from "../../data/files/record-files.server";
import { reachRecord } from "../../support/records/reach-record.server";

/**
 * The files of a record, for whoever may read it, and whether they may add and take off some. Reading somebody else's is
 * audited.
 * @throws NotFoundError also for a record whose kind has no files
 */
export async function listRecordFiles(context: RequestContext, recordId: unknown) {
  await authorize(context, "healthRecord.read");
  const { record, kind, patient, isSelf, opening, may } = await reachRecord(context, recordId, "R");
  if (!kind.files) throw new NotFoundError();
  const [files] = await Promise.all([
    filesOfRecord(context.db, record.id),
    auditRead(context, {
      action: "healthRecord.read",
      subjectKind: kind.kind,
      subjectId: record.id,
      patientId: patient.id,
      fields: ["files"],
    }),
  ]);
  const mayChange = record.enabled && may(kind.rights, "W", record.firstAuthorKind);
  return { ...{ record, patient, isSelf, opening, files, mayChange }, base: kind.base };
}
