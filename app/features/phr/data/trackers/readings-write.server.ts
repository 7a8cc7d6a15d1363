import { and, eq } from "drizzle-orm";
import type { Statement, TenantDb } from "~/db/client.server";
import { itemsOf, jsonPieces } from "~/db/json-pieces.server";
import { trackerReading, trackerReadingVersion } from "~/db/schema/phr.server";
import type { RecordChange } from "../../domain/records/record-kinds";
import type { Reading } from "../../domain/trackers/reading";

const NAMES = [
  ...["id", "patient_id", "tracker", "at", "zone", "day", "value", "value2", "typed", "context", "site", "device"],
  ...["note", "source", "author_kind", "author_id", "recorded_at", "first_author_kind", "version", "enabled"],
];
const FROM_ITEM = [
  ...["id", "patientId", "tracker", "at", "zone", "day", "value", "value2", "typed", "context", "site", "device"],
  ...["note", "source", "authorKind", "authorId", "recordedAt", "firstAuthorKind", "version", "enabled"],
].map((name) => `json_extract(asked.value, '$.${name}')`);

/** Says in SQL that a stored reading `o` is the same as the one that was asked for. */
const sameAsAsked = (enabled: "1" | "0, 1") =>
  `o.organization_id = ?1 AND o.patient_id = json_extract(asked.value, '$.patientId')
AND o.tracker = json_extract(asked.value, '$.tracker') AND o.enabled IN (${enabled}) AND o.at = json_extract(asked.value, '$.at')
AND o.value = json_extract(asked.value, '$.value') AND o.value2 IS json_extract(asked.value, '$.value2')
AND (o.tracker <> 'medicineTaken' OR o.note = json_extract(asked.value, '$.note'))`;

const insertText = (
  pieces: number,
  enabled: "1" | "0, 1",
) => `INSERT INTO tracker_reading (organization_id, ${NAMES.join(", ")})
SELECT ?1, ${FROM_ITEM.join(", ")} FROM ${itemsOf(pieces, 2)} asked
WHERE NOT EXISTS (SELECT 1 FROM tracker_reading o WHERE ${sameAsAsked(enabled)})`;

/**
 * Writes new readings; the same number at the same time, and of a medicine the same one, is the same reading and is not
 * written twice. A file that is read again does not bring back what was taken off the list; somebody who enters it again
 * does.
 */
export function insertReadings(
  db: TenantDb,
  readings: readonly Reading[],
  { bringBack }: { bringBack: boolean },
): D1PreparedStatement {
  const pieces = jsonPieces(
    readings.map((reading) => ({ ...reading, typed: JSON.stringify(reading.typed), enabled: 1 })),
  );
  return db.raw(insertText(pieces.length, bringBack ? "1" : "0, 1"), db.organizationId, ...pieces);
}

const storedText = (pieces: number) => `SELECT json_extract(asked.value, '$.id') AS "askedId", o.id
FROM ${itemsOf(pieces, 2)} asked CROSS JOIN tracker_reading o ON ${sameAsAsked("1")} ORDER BY o.id DESC`;

/** Which of new readings are on their list already: the ids there, by the ids that were asked for. */
export async function readingsOnList(db: TenantDb, readings: readonly Reading[]): Promise<ReadonlyMap<string, string>> {
  const pieces = jsonPieces(
    readings.map(({ id, patientId, tracker, at, value, value2, note }) => ({
      ...{ id, patientId, tracker, at, value, value2, note },
    })),
  );
  const { results } = await db
    .raw(storedText(pieces.length), db.organizationId, ...pieces)
    .all<{ askedId: string; id: string }>();
  return new Map(results.map(({ askedId, id }) => [askedId, id]));
}

/** The next version of a reading; changes no row where `before` is not the version that is stored. */
export const updateReading = (db: TenantDb, reading: Reading, before: number): Statement => {
  const { id: _id, patientId: _patient, tracker: _tracker, firstAuthorKind: _first, ...row } = reading;
  return db.orm
    .update(trackerReading)
    .set(row)
    .where(and(db.own(trackerReading), eq(trackerReading.id, reading.id), eq(trackerReading.version, before)));
};

interface Versioned {
  change: RecordChange;
  reason?: string | null;
}

/** What a reading was or has just become; a version that is written down already stays as it is. */
export const insertReadingVersion = (db: TenantDb, reading: Reading, { change, reason }: Versioned): Statement => {
  const { at, zone, value, value2, typed, context, site, note } = reading;
  return db.orm
    .insert(trackerReadingVersion)
    .values({
      organizationId: db.organizationId,
      readingId: reading.id,
      version: reading.version,
      change,
      values: { at, zone, value, value2, typed, context, site, note },
      enabled: reading.enabled,
      reason: reason ?? null,
      authorKind: reading.authorKind,
      authorId: reading.authorId,
      at: reading.recordedAt,
    })
    .onConflictDoNothing();
};
