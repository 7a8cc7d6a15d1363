import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { filesOfRecord } from "../../data/files/record-files.server";
import type { RecordFile } from "../../domain/files/record-file";
import type { HealthRecord, RecordValues } from "../../domain/records/record-kinds";
import type { HealthRecordKind } from "../../records/health-record-kind";
import { reachRecords, type ReachedRecords } from "../../support/access/reach-records.server";
import { requireRight } from "../../support/access/require-right.server";
import type { RecordLink } from "../../records/record-fields";
import { linkChoices, linkedIds, offersLinks } from "../../support/records/record-links.server";
import { reachRecord } from "../../support/records/reach-record.server";
import { singleRecord } from "../../support/records/single-record.server";
import { shownAreas } from "../../support/records/shown-areas.server";

interface ReadForm extends Pick<ReachedRecords, "patient" | "isSelf" | "opening"> {
  record: HealthRecord | null;
  /** What the form of a new one holds already. */
  initial: RecordValues;
  /** What may be linked, by the fields that link it. */
  links: Record<string, readonly RecordLink[]>;
  /** Of one that is there already; null where its kind has none. */
  files: readonly RecordFile[] | null;
}

const auditForm = (
  context: RequestContext,
  { kind }: HealthRecordKind,
  { id, patientId }: { id: string | null; patientId: string },
) =>
  auditRead(context, {
    action: "healthRecord.read",
    subjectKind: kind,
    subjectId: id,
    patientId,
    fields: ["form"],
  });

/**
 * What the form of a record holds: a new one of a patient, or one that may be changed. Of a kind of which there is one
 * alone, the form without an id is that one's.
 * @throws NotFoundError
 */
export async function readRecordForm(
  context: RequestContext,
  kind: HealthRecordKind,
  asked: { id?: string | undefined; patientId?: string | undefined },
): Promise<ReadForm> {
  await authorize(context, "healthRecord.write");
  if (asked.id === undefined) {
    const reached = await reachRecords(context, "healthRecord.write", asked.patientId);
    if (!(await shownAreas(context)).has(kind.area)) throw new NotFoundError();
    await requireRight(context, reached, kind, "W");
    const { patient, isSelf, opening, facts } = reached;
    const found = kind.single ? await singleRecord(context, kind, patient.id) : undefined;
    if (found) return readRecordForm(context, kind, { id: found.id });
    const [links] = await Promise.all([
      linkChoices(context, reached, kind),
      // What it offers to link is the patient's: the names of their conditions.
      offersLinks(kind) ? auditForm(context, kind, { id: null, patientId: patient.id }) : undefined,
    ]);
    return { patient, isSelf, opening, record: null, initial: kind.initial?.(facts) ?? {}, links, files: null };
  }
  const reached = await reachRecord(context, asked.id, "W");
  const { patient, isSelf, opening, record } = reached;
  if (reached.kind !== kind || !record.enabled) throw new NotFoundError();
  const [files] = await Promise.all([
    kind.files ? filesOfRecord(context.db, record.id) : null,
    auditForm(context, kind, record),
  ]);
  return {
    ...{ patient, isSelf, opening, initial: {}, files },
    record: { ...record, values: linkedIds(kind, record.values) },
    links: await linkChoices(context, reached, kind, record.values),
  };
}
