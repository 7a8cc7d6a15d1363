import type { TenantDb } from "~/db/client.server";
import { itemsOf, jsonPieces } from "~/db/json-pieces.server";
import type { TrackerName } from "../../domain/trackers/trackers";

interface SameReading {
  at: number;
  value: number;
  value2: number | null;
  note: string;
}

const knownText = (pieces: number) => `SELECT count(*) AS known FROM ${itemsOf(pieces, 4)} asked
WHERE EXISTS (SELECT 1 FROM tracker_reading o WHERE o.organization_id = ?1 AND o.patient_id = ?2 AND o.tracker = ?3
AND o.enabled IN (0, 1) AND o.at = json_extract(asked.value, '$[0]') AND o.value = json_extract(asked.value, '$[1]')
AND o.value2 IS json_extract(asked.value, '$[2]')
AND (o.tracker <> 'medicineTaken' OR o.note = json_extract(asked.value, '$[3]')))`;

/** How many of the readings are there already, on their list or taken off it. */
export async function countKnown(
  db: TenantDb,
  patientId: string,
  tracker: TrackerName,
  readings: readonly SameReading[],
): Promise<number> {
  if (readings.length === 0) return 0;
  const pieces = jsonPieces(readings.map(({ at, value, value2, note }) => [at, value, value2, note]));
  const found = await db
    .raw(knownText(pieces.length), db.organizationId, patientId, tracker, ...pieces)
    .first<{ known: number }>();
  return found?.known ?? 0;
}
