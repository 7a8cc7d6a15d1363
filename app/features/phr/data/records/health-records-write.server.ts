import { and, eq, inArray } from "drizzle-orm";
import type { Statement, TenantDb } from "~/db/client.server";
import { healthNoneKnown, healthRecord, healthRecordVersion } from "~/db/schema/phr.server";
import type { AuthorKind, HealthRecord, RecordChange, RecordKindName } from "../../domain/records/record-kinds";

type Stored = HealthRecord & { sortKey: string };

const rowOf = ({ coding, ...record }: Stored) => ({
  ...record,
  values: { ...record.values },
  codeSystem: coding?.system ?? null,
  code: coding?.code ?? null,
  codeDisplay: coding?.display ?? null,
});

/** A new record. */
export const insertRecord = (db: TenantDb, record: Stored): Statement =>
  db.orm.insert(healthRecord).values({ organizationId: db.organizationId, ...rowOf(record) });

const UP_TO = `INSERT INTO health_record (organization_id, id, patient_id, kind, values_json, name, date, state, sort_key, source, verification, author_kind, author_id, recorded_at, first_author_kind, version, enabled)
SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, 1, 1
WHERE (SELECT count(*) FROM health_record WHERE organization_id = ?1 AND patient_id = ?3 AND kind = ?4 AND enabled = 1) < ?16`;

/** A new record without a code, of a kind of which a patient has so many at most; writes nothing where there are. */
export const insertRecordUpTo = (db: TenantDb, record: Stored, most: number): D1PreparedStatement =>
  db.raw(
    UP_TO,
    ...[db.organizationId, record.id, record.patientId, record.kind, JSON.stringify(record.values), record.name],
    ...[record.date, record.state, record.sortKey, record.source, record.verification, record.authorKind],
    ...[record.authorId, record.recordedAt, record.firstAuthorKind, most],
  );

/** Keeps medications that were prescribed from their patient, or shows them again. */
export const hidePrescribed = (db: TenantDb, patientId: string, ids: readonly string[], hidden: boolean): Statement =>
  db.orm
    .update(healthRecord)
    .set({ hiddenFromPatient: hidden })
    .where(
      and(
        ...[db.own(healthRecord), eq(healthRecord.patientId, patientId), inArray(healthRecord.id, [...ids])],
        eq(healthRecord.source, "PRESCRIPTION"),
      ),
    );

/** The next version of a record; changes no row where `before` is not the version that is stored. */
export const updateRecord = (db: TenantDb, record: Stored, before: number): Statement => {
  const { id: _id, patientId: _patient, kind: _kind, firstAuthorKind: _first, ...row } = rowOf(record);
  return db.orm
    .update(healthRecord)
    .set(row)
    .where(and(db.own(healthRecord), eq(healthRecord.id, record.id), eq(healthRecord.version, before)));
};

interface Versioned {
  change: RecordChange;
  reason?: string | null;
  note?: string;
}

/** What a record has just become, for its history. */
export const insertVersion = (db: TenantDb, record: Stored, { change, reason, note }: Versioned): Statement =>
  db.orm.insert(healthRecordVersion).values({
    organizationId: db.organizationId,
    recordId: record.id,
    version: record.version,
    change,
    values: { ...record.values },
    state: record.state,
    enabled: record.enabled,
    verification: record.verification,
    reason: reason ?? null,
    note: note ?? "",
    authorKind: record.authorKind,
    authorId: record.authorId,
    at: record.recordedAt,
  });

interface NoneKnown {
  patientId: string;
  kind: RecordKindName;
  authorKind: AuthorKind;
  authorId: string;
  at: number;
}

const NONE = `INSERT OR IGNORE INTO health_none_known (organization_id, patient_id, kind, author_kind, author_id, at)
SELECT ?1, ?2, ?3, ?4, ?5, ?6
WHERE NOT EXISTS (SELECT 1 FROM health_record r WHERE r.organization_id = ?1 AND r.patient_id = ?2 AND r.kind = ?3 AND r.enabled = 1)`;

/** Says that a patient has none of a kind; writes nothing where that was said already or there is one. */
export const insertNoneKnown = (db: TenantDb, { patientId, kind, authorKind, authorId, at }: NoneKnown) =>
  db.raw(NONE, db.organizationId, patientId, kind, authorKind, authorId, at);

/** A record of a kind ends it. */
export const deleteNoneKnown = (db: TenantDb, patientId: string, kind: RecordKindName): Statement =>
  db.orm
    .delete(healthNoneKnown)
    .where(and(db.own(healthNoneKnown), eq(healthNoneKnown.patientId, patientId), eq(healthNoneKnown.kind, kind)));
