import { commit, refusedAs } from "~/db/commit.server";
import { uuidv7 } from "~/kernel/ids";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, InvalidError, NotFoundError, StaleFormError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { readVersion } from "../../data/records/health-records-read.server";
import {
  deleteNoneKnown,
  insertRecord,
  insertRecordUpTo,
  insertVersion,
} from "../../data/records/health-records-write.server";
import { changedFields } from "~/kernel/changed-fields";
import type { HealthRecord, RecordValues } from "../../domain/records/record-kinds";
import type { HealthRecordKind } from "../../records/health-record-kind";
import { savedTargetSchema } from "../../schemas/records/saved-target";
import { reachRecords, type ReachedRecords } from "../../support/access/reach-records.server";
import { askAboutMedicine } from "../../support/checks/ask-about-medicine.server";
import { reachRecord, type ReachedRecord } from "../../support/records/reach-record.server";
import { checkRoom } from "../../support/records/check-room.server";
import { codingOfRecord, withLineCodings } from "../../support/records/resolve-coding.server";
import { shownAreas } from "../../support/records/shown-areas.server";
import { storeRecord, withSortKey } from "../../support/records/store-record.server";

/**
 * Saves a record of a kind: a new one, or the next version of the one that `raw` names by `id`, as it was read at
 * `version`. Nothing is overwritten: what a form or a caller did not see is given back to them.
 * @param raw the kind's fields; `id` and `version` of one that is changed, `patientId` of a new one
 * @throws InvalidError by the fields; StaleFormError with what others wrote meanwhile; NotFoundError
 */
export async function saveHealthRecord(
  context: RequestContext,
  kind: HealthRecordKind,
  raw: unknown,
): Promise<HealthRecord> {
  await authorize(context, "healthRecord.write");
  const { id, version, patientId } = parse(savedTargetSchema, raw);
  if (id === undefined)
    return createRecord(context, kind, await reachRecords(context, "healthRecord.write", patientId), raw);
  const reached = await reachRecord(context, id, "W");
  if (reached.kind !== kind || !reached.record.enabled) throw new NotFoundError();
  return changeRecord(context, reached, version ?? reached.record.version, raw);
}

function valuesOf(
  kind: HealthRecordKind,
  { facts }: ReachedRecords,
  raw: unknown,
  before?: RecordValues,
): RecordValues {
  const values = kind.settle(parse(kind.schema, raw), before);
  const problems = kind.check(values, facts);
  if (problems.length > 0) throw new InvalidError(problems);
  return withLineCodings(kind, values);
}

/** What a check asks before a record is saved: medicines have one. */
const askedAbout = async (
  context: RequestContext,
  reached: ReachedRecords,
  { kind }: HealthRecordKind,
  values: RecordValues,
  before: HealthRecord | null,
  raw: unknown,
) => (kind === "MEDICATION" ? askAboutMedicine(context, reached, values, before, raw) : null);

async function createRecord(
  context: RequestContext,
  kind: HealthRecordKind,
  reached: ReachedRecords,
  raw: unknown,
): Promise<HealthRecord> {
  const { db, now } = context;
  const { patient, author } = reached;
  const most = kind.single ? 1 : kind.most;
  if (!reached.may(kind.rights, "W") || !(await shownAreas(context)).has(kind.area)) throw new NotFoundError();
  const values = valuesOf(kind, reached, raw);
  await checkRoom(context, kind, patient.id);
  const despite = await askedAbout(context, reached, kind, values, null, raw);
  const record = withSortKey(
    {
      ...{ id: uuidv7(now), patientId: patient.id, kind: kind.kind, values, ...kind.facts(values, reached.facts) },
      ...{ coding: codingOfRecord(kind, values), enabled: true, offReason: null, offNote: "", ...author },
      verification: author.authorKind === "employee" ? "CONFIRMED" : "UNCONFIRMED",
      ...{ recordedAt: now, firstAuthorKind: author.authorKind, version: 1 },
    },
    reached,
  );
  await commit(context, {
    guarded: most === undefined ? insertRecord(db, record) : insertRecordUpTo(db, record, most),
    writes: [insertVersion(db, record, { change: "CREATE", ...despite }), deleteNoneKnown(db, patient.id, kind.kind)],
    audit: [{ action: "healthRecord.create", subjectKind: kind.kind, subjectId: record.id, patientId: patient.id }],
    result: null,
  }).catch(refusedAs({ conflict: () => new ConflictError("changedMeanwhile") }));
  return record;
}

async function changeRecord(
  context: RequestContext,
  reached: ReachedRecord,
  version: number,
  raw: unknown,
): Promise<HealthRecord> {
  const { kind, record, author } = reached;
  const values = valuesOf(kind, reached, raw, record.values);
  if (version !== record.version) throw await staleOf(context, reached, version);
  const fields = changedFields(record.values, values);
  if (fields.length === 0) return record;
  const despite = await askedAbout(context, reached, kind, values, record, raw);
  return storeRecord(
    context,
    reached,
    {
      ...record,
      values,
      coding: codingOfRecord(kind, values),
      verification: author.authorKind === "employee" ? "CONFIRMED" : "UNCONFIRMED",
    },
    { change: "CHANGE", fields, ...despite },
  ).catch(async (error: unknown) => {
    if (!(error instanceof ConflictError)) throw error;
    throw await staleOf(context, await reachRecord(context, record.id, "W"), version);
  });
}

const said = (value: unknown): string | number | boolean | null | undefined =>
  Array.isArray(value) ? value.join(", ") : (value as string | number | boolean | null | undefined);

/** What others wrote since the version that a form was made from: the fields that they changed. */
async function staleOf(context: RequestContext, { record }: ReachedRecord, version: number): Promise<StaleFormError> {
  const read = (await readVersion(context.db, record.id, version)) ?? {};
  const theirs = changedFields(read, record.values);
  return new StaleFormError(
    record.version,
    Object.fromEntries(theirs.map((field) => [field, said(record.values[field])])),
  );
}
