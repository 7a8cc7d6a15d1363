import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { readHealthRecord } from "../../data/records/health-records-read.server";
import { mayReadPrivate } from "../../domain/records/private-records";
import type { HealthRecord } from "../../domain/records/record-kinds";
import type { RecordAct } from "../../domain/records/record-rights";
import { healthRecordKindOf } from "../../records";
import type { HealthRecordKind } from "../../records/health-record-kind";
import { recordIdSchema } from "../../schemas/records/record-address";
import { shownAreas } from "./shown-areas.server";
import { reachRecords, type ReachedRecords } from "../access/reach-records.server";
import { auditDenial } from "../access/audit-denial.server";
import { requireRight } from "../access/require-right.server";

/** A record that somebody reached. */
export interface ReachedRecord extends ReachedRecords {
  record: HealthRecord;
  kind: HealthRecordKind;
}

/**
 * One record for somebody who may do `act` with it. The record says whose it is: a patient's id beside it is not
 * believed.
 * @throws NotFoundError for one that does not exist, that is not theirs or whose kind the organization hides
 */
export async function reachRecord(context: RequestContext, rawId: unknown, act: RecordAct): Promise<ReachedRecord> {
  const record = await readHealthRecord(context.db, parse(recordIdSchema, rawId));
  // Whoever is not signed in learns that first, and a record that is not there looks like one of somebody else's.
  const authority = act === "R" ? "healthRecord.read" : "healthRecord.write";
  const reached = await reachRecords(context, authority, record?.patientId ?? UNKNOWN);
  if (!record) throw new NotFoundError();
  const kind = healthRecordKindOf(record.kind);
  if (!(await shownAreas(context)).has(kind.area)) throw new NotFoundError();
  await requireRight(context, reached, kind, act, record);
  if (!mayReadPrivate(reached.privateOf, record)) {
    const about = { patientId: record.patientId, subjectKind: record.kind, subjectId: record.id };
    await auditDenial(context, { authority, ...about });
    throw new NotFoundError();
  }
  return { ...reached, record, kind };
}

const UNKNOWN = "-";
