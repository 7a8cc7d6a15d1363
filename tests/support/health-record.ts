import type { HealthRecord } from "../../app/features/phr/domain/records/record-kinds";
import type { HealthRecordKind, RecordFacts } from "../../app/features/phr/records/health-record-kind";

export const RECORD_FACTS: RecordFacts = { today: "2026-11-23", birthDate: "1970-05-04" };
export const SUBJECT = { reference: "Patient/p1" };

/** What a kind makes of what was typed: its values, settled. */
export const valuesOf = (kind: HealthRecordKind, typed: object, before?: object) =>
  kind.settle(kind.schema.parse(typed), before && kind.schema.parse(before));

/** The fields at which something typed is refused, with the messages. */
export function refusedOf(kind: HealthRecordKind, typed: object): string[] {
  const parsed = kind.schema.safeParse(typed);
  if (!parsed.success) return parsed.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`);
  return kind.check(kind.settle(parsed.data), RECORD_FACTS).map(({ field, message }) => `${field} ${message}`);
}

/** A record of a kind as it is stored. */
export function storedRecord(kind: HealthRecordKind, typed: object, as: Partial<HealthRecord> = {}): HealthRecord {
  const values = valuesOf(kind, typed);
  const { sortKey: _, ...facts } = kind.facts(values, RECORD_FACTS);
  return {
    ...{ id: "r1", patientId: "p1", kind: kind.kind, values, ...facts, coding: null },
    ...{ enabled: true, offReason: null, offNote: "", source: "PATIENT", verification: "UNCONFIRMED" },
    ...{ authorKind: "patient", authorId: "p1", recordedAt: Date.UTC(2026, 10, 23), firstAuthorKind: "patient" },
    version: 1,
    ...as,
  };
}

/** The names of records in the order of their list. */
export const inListOrder = (kind: HealthRecordKind, typed: readonly object[]): string[] =>
  typed
    .map((each) => kind.facts(valuesOf(kind, each), RECORD_FACTS))
    .sort((one, other) => (one.sortKey < other.sortKey ? -1 : 1))
    .map(({ name }) => name);
