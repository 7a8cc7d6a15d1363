import { and, asc, count, desc, eq, inArray, ne, notInArray, or, sql } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { healthNoneKnown, healthRecord, healthRecordVersion } from "~/db/schema/phr.server";
import { CHOSEN, PRIVATE, type PrivateOf } from "../../domain/records/private-records";
import { RECORD_KINDS, type HealthRecord, type RecordKindName } from "../../domain/records/record-kinds";

/** So many records a page of a list holds. */
export const RECORDS_A_PAGE = 50;
/** So many an overview reads of all kinds together: the first of each list's order. */
const MOST_IN_OVERVIEW = 400;
const MOST_VERSIONS = 100;
/** So many an export reads at once. */
const RECORDS_AT_ONCE = 1_000;

const columns = {
  id: healthRecord.id,
  patientId: healthRecord.patientId,
  kind: healthRecord.kind,
  values: healthRecord.values,
  name: healthRecord.name,
  codeSystem: healthRecord.codeSystem,
  code: healthRecord.code,
  codeDisplay: healthRecord.codeDisplay,
  date: healthRecord.date,
  state: healthRecord.state,
  sortKey: healthRecord.sortKey,
  enabled: healthRecord.enabled,
  offReason: healthRecord.offReason,
  offNote: healthRecord.offNote,
  source: healthRecord.source,
  verification: healthRecord.verification,
  authorKind: healthRecord.authorKind,
  authorId: healthRecord.authorId,
  recordedAt: healthRecord.recordedAt,
  firstAuthorKind: healthRecord.firstAuthorKind,
  hiddenFromPatient: healthRecord.hiddenFromPatient,
  version: healthRecord.version,
};

type Row = Omit<HealthRecord, "coding"> & {
  codeSystem: string | null;
  code: string | null;
  codeDisplay: string | null;
  sortKey: string;
};

const recordOf = ({ codeSystem: system, code, codeDisplay: display, sortKey: _, ...row }: Row): HealthRecord => ({
  ...row,
  coding: system !== null && code !== null ? { system, code, display: display ?? "" } : null,
});

/** What is on the lists of a patient. */
const onLists = (db: TenantDb, patientId: string) =>
  and(db.own(healthRecord), eq(healthRecord.patientId, patientId), eq(healthRecord.enabled, true));

const NOT_REFUTED = ne(healthRecord.verification, "REFUTED");

/** What of a patient's records somebody may read (domain/records/private-records). */
export const readableBy = (of: PrivateOf) =>
  of === "all"
    ? undefined
    : and(of.hidden ? undefined : eq(healthRecord.hiddenFromPatient, false), sharedWith(of.privates));

const sharedWith = (privates: "all" | { authorId: string }) =>
  privates === "all"
    ? undefined
    : or(
        notInArray(healthRecord.state, [PRIVATE, CHOSEN]),
        eq(healthRecord.authorId, privates.authorId),
        and(
          eq(healthRecord.state, CHOSEN),
          sql`instr(${healthRecord.values}, ${JSON.stringify(privates.authorId)}) > 0`,
        ),
      );

interface ListedRecords {
  patientId: string;
  kind: RecordKindName;
  enabled: boolean;
  /** Everything by itself, for who counts and shows nothing. */
  privateOf?: PrivateOf;
  /** The id of the record that the page before ended with; one that is not on such a list begins it. */
  after?: string | undefined;
  /** Of these alone. */
  among?: readonly string[] | undefined;
}

/**
 * A page of one kind of a patient's records in the kind's order, and the id after which the next one goes on; null on
 * the last. Its place in that order is looked up: it holds the record's name, which stands in no address.
 */
export async function listRecords(
  db: TenantDb,
  { patientId, kind, enabled, privateOf = "all", after, among }: ListedRecords,
) {
  const { sortKey, id } = healthRecord;
  const ofKind = and(
    ...[db.own(healthRecord), eq(healthRecord.patientId, patientId), eq(healthRecord.kind, kind)],
    readableBy(privateOf),
  );
  const rows = await db.orm
    .select(pick(columns))
    .from(healthRecord)
    .where(
      and(
        ofKind,
        eq(healthRecord.enabled, enabled),
        // The sign keeps the database at the patient's list: asked by ids, it may begin anywhere in the practice.
        among && sql`+${id} IN (SELECT value FROM json_each(${JSON.stringify(among)}))`,
        after === undefined
          ? undefined
          : sql`(${sortKey}, ${id}) > (SELECT coalesce(max(${sortKey}), ''), coalesce(max(${id}), '') FROM ${healthRecord} WHERE ${and(ofKind, eq(id, after))})`,
      ),
    )
    .orderBy(asc(sortKey), asc(id))
    .limit(RECORDS_A_PAGE + 1);
  const page = rows.slice(0, RECORDS_A_PAGE);
  return { records: page.map(recordOf), next: rows.length > RECORDS_A_PAGE ? (page.at(-1)?.id ?? null) : null };
}

/** What is on the lists of a patient, readable by somebody and not refuted, of the given kinds, in the lists' order. */
export async function recordsOfPatient(
  db: TenantDb,
  patientId: string,
  kinds: readonly RecordKindName[],
  privateOf: PrivateOf,
): Promise<HealthRecord[]> {
  const rows = await db.orm
    .select(pick(columns))
    .from(healthRecord)
    .where(and(onLists(db, patientId), inArray(healthRecord.kind, [...kinds]), NOT_REFUTED, readableBy(privateOf)))
    .orderBy(asc(healthRecord.kind), asc(healthRecord.sortKey), asc(healthRecord.id))
    .limit(MOST_IN_OVERVIEW);
  return rows.map(recordOf);
}

/** The first of a kind's list that somebody may read and nobody refuted, so many at most. */
export async function firstRecords(
  db: TenantDb,
  { patientId, kind, privateOf }: { patientId: string; kind: RecordKindName; privateOf: PrivateOf },
  most: number,
): Promise<HealthRecord[]> {
  const rows = await db.orm
    .select(pick(columns))
    .from(healthRecord)
    .where(and(onLists(db, patientId), eq(healthRecord.kind, kind), NOT_REFUTED, readableBy(privateOf)))
    .orderBy(asc(healthRecord.sortKey), asc(healthRecord.id))
    .limit(most);
  return rows.map(recordOf);
}

/** How many records of each kind that somebody may read are on a patient's lists; a kind without any is left out. */
export async function countRecords(
  db: TenantDb,
  patientId: string,
  privateOf: PrivateOf,
): Promise<ReadonlyMap<RecordKindName, number>> {
  const rows = await db.orm
    .select({ kind: healthRecord.kind, found: count() })
    .from(healthRecord)
    .where(and(onLists(db, patientId), inArray(healthRecord.kind, [...RECORD_KINDS]), readableBy(privateOf)))
    .groupBy(healthRecord.kind);
  return new Map(rows.map(({ kind, found }) => [kind, found]));
}

/** Everything on the lists of a patient that somebody may read, in the order of the lists, however much it is. */
export async function everyRecordOfPatient(
  db: TenantDb,
  { patientId, kinds, privateOf }: { patientId: string; kinds: readonly RecordKindName[]; privateOf: PrivateOf },
): Promise<HealthRecord[]> {
  const { kind, sortKey, id } = healthRecord;
  const all: Row[] = [];
  for (;;) {
    const last = all.at(-1);
    const rows = await db.orm
      .select(pick(columns))
      .from(healthRecord)
      .where(
        and(
          onLists(db, patientId),
          inArray(kind, [...kinds]),
          readableBy(privateOf),
          last && sql`(${kind}, ${sortKey}, ${id}) > (${last.kind}, ${last.sortKey}, ${last.id})`,
        ),
      )
      .orderBy(asc(kind), asc(sortKey), asc(id))
      .limit(RECORDS_AT_ONCE);
    all.push(...rows);
    if (rows.length < RECORDS_AT_ONCE) return all.map(recordOf);
  }
}

/** One record by its id, on its list or not. */
export async function readHealthRecord(db: TenantDb, id: string): Promise<HealthRecord | undefined> {
  const [row] = await db.orm
    .select(pick(columns))
    .from(healthRecord)
    .where(and(db.own(healthRecord), eq(healthRecord.id, id)))
    .limit(1);
  return row && recordOf(row);
}

/** The versions of a record, the newest first. */
export const versionsStatement = (db: TenantDb, recordId: string) =>
  db.orm
    .select(
      pick({
        version: healthRecordVersion.version,
        change: healthRecordVersion.change,
        values: healthRecordVersion.values,
        state: healthRecordVersion.state,
        enabled: healthRecordVersion.enabled,
        verification: healthRecordVersion.verification,
        reason: healthRecordVersion.reason,
        note: healthRecordVersion.note,
        authorKind: healthRecordVersion.authorKind,
        authorId: healthRecordVersion.authorId,
        at: healthRecordVersion.at,
      }),
    )
    .from(healthRecordVersion)
    .where(and(db.own(healthRecordVersion), eq(healthRecordVersion.recordId, recordId)))
    .orderBy(desc(healthRecordVersion.version))
    .limit(MOST_VERSIONS);

const isVersion = (db: TenantDb, recordId: string, version: number) =>
  and(
    db.own(healthRecordVersion),
    eq(healthRecordVersion.recordId, recordId),
    eq(healthRecordVersion.version, version),
  );

/** Whether a version of a record is there as its author wrote it at that time. */
export async function isStored(
  db: TenantDb,
  { id, version, authorId, recordedAt }: Pick<HealthRecord, "id" | "version" | "authorId" | "recordedAt">,
): Promise<boolean> {
  const [row] = await db.orm
    .select({ authorId: healthRecordVersion.authorId, at: healthRecordVersion.at })
    .from(healthRecordVersion)
    .where(isVersion(db, id, version))
    .limit(1);
  return row?.authorId === authorId && row.at === recordedAt;
}

/** What a version of a record says; undefined where there is no such version. */
export async function readVersion(db: TenantDb, recordId: string, version: number) {
  const [row] = await db.orm
    .select({ values: healthRecordVersion.values })
    .from(healthRecordVersion)
    .where(isVersion(db, recordId, version))
    .limit(1);
  return row?.values;
}

/** Of which kinds somebody said that the patient has none, who and when. */
export const noneKnownStatement = (db: TenantDb, patientId: string) =>
  db.orm
    .select(
      pick({
        kind: healthNoneKnown.kind,
        authorKind: healthNoneKnown.authorKind,
        authorId: healthNoneKnown.authorId,
        at: healthNoneKnown.at,
      }),
    )
    .from(healthNoneKnown)
    .where(and(db.own(healthNoneKnown), eq(healthNoneKnown.patientId, patientId)));
