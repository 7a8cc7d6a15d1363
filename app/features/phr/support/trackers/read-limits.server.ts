import type { RequestContext } from "~/platform/context.server";
import { firstRecords } from "../../data/records/health-records-read.server";
import { bestReading } from "../../data/trackers/best-reading.server";
import { targetOf, type LimitsOf, type Target } from "../../domain/trackers/limits";
import type { TrackerName } from "../../domain/trackers/trackers";

/** Goals under way come first in their list. */
const MOST_GOALS = 7;
/** The personal best of a peak flow is that of the last months: children grow. */
const BEST_MONTHS = 6;

interface Asked {
  patient: { id: string; birthDate: string };
  trackers: readonly TrackerName[];
  /** Whether the organization shows goals. */
  goals: boolean;
  /** YYYY-MM-DD */
  today: string;
}

/** The limits of a patient's readings: their goals, and the personal best of their peak flow. */
export async function readLimits(
  { db }: RequestContext,
  { patient, trackers, goals, today }: Asked,
): Promise<LimitsOf & { targets: readonly Target[]; best: number | null }> {
  const [records, best] = await Promise.all([
    goals ? firstRecords(db, { patientId: patient.id, kind: "GOALS", privateOf: "all" }, MOST_GOALS) : [],
    trackers.includes("peakFlow") ? bestReading(db, patient.id, "peakFlow", BEST_MONTHS) : null,
  ]);
  const targets = records.flatMap((record) => targetOf(record, today) ?? []);
  return { birthDate: patient.birthDate, best, targets: targets.filter(({ tracker }) => trackers.includes(tracker)) };
}
