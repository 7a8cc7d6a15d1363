import { commit, refusedAs, storedResult } from "~/db/commit.server";
import { changedFields } from "~/kernel/changed-fields";
import { uuidv7 } from "~/kernel/ids";
import { actorKey } from "~/platform/access/actor-key.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, InvalidError, NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import {
  deleteNoneKnown,
  insertRecord,
  insertRecordUpTo,
  insertVersion,
} from "../../data/records/health-records-write.server";
import { stillConsidered, withConsidered } from "../../domain/checks/considered";
import type { HealthRecord, RecordValues } from "../../domain/records/record-kinds";
import { verificationBy } from "../../domain/records/record-rights";
import type { HealthRecordKind } from "../../records/health-record-kind";
import { savedTargetSchema } from "../../schemas/records/saved-target";
import { reachRecords, type ReachedRecords } from "../../support/access/reach-records.server";
import { askedAbout } from "../../support/checks/asked-about.server";
import { requireRight } from "../../support/access/require-right.server";
import { reachRecord, type ReachedRecord } from "../../support/records/reach-record.server";
import { checkRoom } from "../../support/records/check-room.server";
import { withLinkNames } from "../../support/records/record-links.server";
import { asDecided } from "../../support/records/as-decided.server";
import { codingOfRecord, withLineCodings } from "../../support/records/resolve-coding.server";
import { shownAreas } from "../../support/records/shown-areas.server";
import { staleRecord } from "../../support/records/stale-record.server";
import { storeRecord, withSortKey } from "../../support/records/store-record.server";

/**
 * Saves a record of a kind: a new one, or the next version of the one that `raw` names by `id`, as it was read at
 * `version`. Nothing is overwritten: what a form or a caller did not see is given back to them, field by field.
 * @param raw the kind's fields; `id` and `version` of one that is changed, `patientId` of a new one, whose
 * `idempotencyKey` makes a repeated request the same record
 * @throws InvalidError by the fields; StaleFormError with what others wrote meanwhile; NotFoundError
 */
export async function saveHealthRecord(
  context: RequestContext,
  kind: HealthRecordKind,
  raw: unknown,
): Promise<HealthRecord> {
  await authorize(context, "healthRecord.write");
  const { id, version, patientId, idempotencyKey } = parse(savedTargetSchema, raw);
  if (id === undefined) {
    const reached = await reachRecords(context, "healthRecord.write", patientId);
    return createRecord(context, kind, reached, raw, idempotencyKey);
  }
  const reached = await reachRecord(context, id, "W");
  if (reached.kind !== kind || !reached.record.enabled) throw new NotFoundError();
  return changeRecord(context, reached, version ?? reached.record.version, raw);
}

async function valuesOf(
  context: RequestContext,
  kind: HealthRecordKind,
  reached: ReachedRecords,
  raw: unknown,
  before?: RecordValues,
): Promise<RecordValues> {
  const values = kind.settle(parse(kind.schema, asDecided(kind, reached, raw, before)), before);
  const problems = kind.check(values, reached.facts);
  if (problems.length > 0) throw new InvalidError(problems);
  return withLinkNames(context, reached, kind, withLineCodings(kind, values), before);
}

/** A record of a patient that is not stored yet. */
function newRecord({ now }: RequestContext, kind: HealthRecordKind, reached: ReachedRecords, values: RecordValues) {
  const { patient, author, role } = reached;
  return withSortKey(
    {
      ...{ id: uuidv7(now), patientId: patient.id, kind: kind.kind, values, ...kind.facts(values, reached.facts) },
      ...{ coding: codingOfRecord(kind, values), enabled: true, offReason: null, offNote: "", ...author },
      verification: verificationBy(role),
      ...{ recordedAt: now, firstAuthorKind: author.authorKind, version: 1 },
    },
    reached,
  );
}

async function createRecord(
  context: RequestContext,
  kind: HealthRecordKind,
  reached: ReachedRecords,
  raw: unknown,
  chosenKey: string | undefined,
): Promise<HealthRecord> {
  const { db } = context;
  if (!(await shownAreas(context)).has(kind.area)) throw new NotFoundError();
  await requireRight(context, reached, kind, "W");
  const values = await valuesOf(context, kind, reached, raw);
  const patientId = reached.patient.id;
  const { name } = kind.facts(values, reached.facts);
  const asked = { kind: kind.kind, patientId };
  // A record of another name is another one, whatever a form that was filled in again brings along.
  const own = chosenKey && `${chosenKey} ${name}`;
  const key = own === undefined ? undefined : await actorKey(context, "healthRecord", own, asked);
  const checked = async () => {
    await checkRoom(context, kind, patientId);
    return askedAbout(context, reached, kind, values, null, raw);
  };
  let despite: Awaited<ReturnType<typeof askedAbout>>;
  try {
    despite = await checked();
  } catch (error) {
    // A request that is repeated because its answer was lost is not asked about the record that it made itself.
    const stored = key && error instanceof InvalidError && (await storedResult<Made>(context, key));
    if (!stored) throw error;
    return madeBefore(context, stored.result, raw);
  }
  const most = kind.single ? 1 : kind.most;
  const record = newRecord(context, kind, reached, withConsidered(values, despite?.considered ?? []));
  const { result, replayed } = await commit(context, {
    guarded: most === undefined ? insertRecord(db, record) : insertRecordUpTo(db, record, most),
    writes: [insertVersion(db, record, { change: "CREATE", ...despite }), deleteNoneKnown(db, patientId, kind.kind)],
    audit: [
      {
        action: "healthRecord.create",
        subjectKind: kind.kind,
        subjectId: record.id,
        patientId,
        fields: changedFields({}, values),
      },
    ],
    ...(key && { idempotency: key }),
    result: { id: record.id } satisfies Made,
  }).catch(refusedAs({ conflict: () => new ConflictError("changedMeanwhile") }));
  return replayed ? madeBefore(context, result, raw) : record;
}

/** What a request that made a record answers with. */
interface Made {
  id: string;
}

/** A record that the same request made before: what is sent now is its next version, where it says something else. */
async function madeBefore(context: RequestContext, { id }: Made, raw: unknown): Promise<HealthRecord> {
  const made = await reachRecord(context, id, "W");
  return made.record.enabled ? changeRecord(context, made, 1, raw) : made.record;
}

async function changeRecord(
  context: RequestContext,
  reached: ReachedRecord,
  version: number,
  raw: unknown,
): Promise<HealthRecord> {
  const { kind, record, role } = reached;
  const values = await valuesOf(context, kind, reached, raw, record.values);
  // Nothing to write, such as a request that is repeated because its answer was lost.
  if (changedFields(record.values, values).length === 0) return record;
  if (version !== record.version) throw await staleRecord(context, reached, version, values);
  const verification = verificationBy(role, record.verification);
  // What stays refuted is current nowhere.
  const isCurrent = verification !== "REFUTED";
  const despite = isCurrent ? await askedAbout(context, reached, kind, values, record, raw) : null;
  const considered = despite?.considered ?? stillConsidered(record, kind.facts(values, reached.facts));
  return storeRecord(
    context,
    reached,
    {
      ...record,
      values: withConsidered(values, considered),
      coding: codingOfRecord(kind, values),
      verification,
    },
    { change: "CHANGE", ...despite },
  ).catch(async (error: unknown) => {
    if (!(error instanceof ConflictError)) throw error;
    throw await staleRecord(context, await reachRecord(context, record.id, "W"), version, values);
  });
}
