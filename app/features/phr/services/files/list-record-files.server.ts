import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { filesOfOthers, filesOfRecord } from "../../data/files/record-files.server";
import { HEALTH_RECORD_KINDS } from "../../records";
import { reachRecord } from "../../support/records/reach-record.server";
import { shownAreas } from "../../support/records/shown-areas.server";

/**
 * The files of a record, for whoever may read it, and whether they may add and take off some; to them the files of the
 * patient's other records are offered. Reading somebody else's is audited.
 * @throws NotFoundError also for a record whose kind has no files
 */
export async function listRecordFiles(context: RequestContext, recordId: unknown) {
  await authorize(context, "healthRecord.read");
  const reached = await reachRecord(context, recordId, "R");
  const { record, kind, patient, privateOf, isSelf, opening, may } = reached;
  if (!kind.files) throw new NotFoundError();
  const mayChange = record.enabled && may(kind.rights, "W", record.firstAuthorKind);
  const areas = await shownAreas(context);
  const readable = HEALTH_RECORD_KINDS.filter(
    ({ files, area, rights }) => files && areas.has(area) && may(rights, "R"),
  );
  const kinds = readable.map((each) => each.kind);
  const [files, others] = await Promise.all([
    filesOfRecord(context.db, record.id),
    mayChange ? filesOfOthers(context.db, record.id, { patientId: patient.id, kinds, privateOf }) : [],
    auditRead(context, {
      action: "healthRecord.read",
      subjectKind: kind.kind,
      subjectId: record.id,
      patientId: patient.id,
      fields: ["files"],
    }),
  ]);
  const here = new Set(files.map(({ id }) => id));
  const offered = new Map(others.filter(({ id }) => !here.has(id)).map((file) => [file.id, file]));
  return { offered: [...offered.values()], ...{ record, patient, isSelf, opening, files, mayChange }, base: kind.base };
}
