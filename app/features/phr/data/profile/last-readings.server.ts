import { and, desc, eq } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { trackerReading } from "~/db/schema/phr.server";
import type { TrackerName } from "../../domain/trackers/trackers";

const one = (db: TenantDb, patientId: string, tracker: TrackerName) =>
  db.orm
    .select(
      pick({ id: trackerReading.id, at: trackerReading.at, zone: trackerReading.zone, typed: trackerReading.typed }),
    )
    .from(trackerReading)
    .where(
      and(
        db.own(trackerReading),
        eq(trackerReading.patientId, patientId),
        eq(trackerReading.tracker, tracker),
        eq(trackerReading.enabled, true),
      ),
    )
    .orderBy(desc(trackerReading.at), desc(trackerReading.id))
    .limit(2);

/** The last reading of each tracker that has one, and the one before it; read in one round trip. */
export async function lastReadings<Name extends TrackerName>(
  db: TenantDb,
  patientId: string,
  trackers: readonly Name[],
) {
  const found = await Promise.all(trackers.map((tracker) => one(db, patientId, tracker)));
  return trackers.flatMap((tracker, index) => {
    const [last, before] = found[index] ?? [];
    return last ? [{ tracker, last, before: before ?? null }] : [];
  });
}
