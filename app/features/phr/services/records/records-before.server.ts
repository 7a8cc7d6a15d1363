import { backPage, type BackWanted } from "~/kernel/time/back-page";
import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { recordFilesBeforeStatement } from "../../data/files/record-files.server";
import { recordsBeforeStatement } from "../../data/records/records-before.server";
import { HEALTH_RECORD_KINDS, healthRecordKindOf } from "../../records";
import { reachRecords } from "../../support/access/reach-records.server";
import { shownAreas } from "../../support/records/shown-areas.server";

/** From what on, for the entries of the record and for their files; what is left out is not read. */
export interface RecordsWanted {
  records?: BackWanted | undefined;
  files?: BackWanted | undefined;
}

const NOTHING = { lines: [], end: null };

/**
 * The entries of a patient's health record, and their files, before a place in time, the newest first: of the kinds that
 * the organization shows and this person reads. One that somebody marked as incorrect says so. Reading them is audited.
 * @throws NotFoundError for a patient who is not theirs; ForbiddenError
 */
export async function recordsBefore(context: RequestContext, patientId: string, wanted: RecordsWanted) {
  await authorize(context, "healthRecord.read");
  const [reached, areas] = await Promise.all([
    reachRecords(context, "healthRecord.read", patientId),
    shownAreas(context),
  ]);
  const { db } = context;
  const { privateOf, may } = reached;
  const readable = HEALTH_RECORD_KINDS.filter(({ area, rights }) => areas.has(area) && may(rights, "R"));
  const kinds = readable.map(({ kind }) => kind);
  const withFiles = readable.flatMap(({ kind, files }) => (files ? [kind] : []));
  const [records, files] = await Promise.all([
    wanted.records && recordsBeforeStatement(db, { patientId, kinds, privateOf }, wanted.records),
    wanted.files && recordFilesBeforeStatement(db, { patientId, kinds: withFiles, privateOf }, wanted.files),
    auditRead(context, {
      action: "healthRecord.read",
      subjectKind: "patient",
      subjectId: patientId,
      patientId,
      fields: ["timeline"],
    }),
  ]);
  return {
    records:
      wanted.records && records
        ? backPage(records, wanted.records.most, (row) => {
            const { base, words } = healthRecordKindOf(row.kind);
            return { ...row, base, words };
          })
        : NOTHING,
    files:
      wanted.files && files
        ? backPage(files, wanted.files.most, ({ recordId, ...file }) =>
            recordId === null ? null : { ...file, recordId },
          )
        : NOTHING,
  };
}

export type RecordsBefore = Awaited<ReturnType<typeof recordsBefore>>;
