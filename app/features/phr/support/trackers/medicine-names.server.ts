import type { RequestContext } from "~/platform/context.server";
import { firstRecords } from "../../data/records/health-records-read.server";
import { isCurrent } from "../../domain/profile/overview-parts";
import type { TrackerName } from "../../domain/trackers/trackers";
import { medication } from "../../records/medication";
import type { ReachedTrackers } from "./reach-trackers.server";

const MOST_NAMES = 20;

/** What a patient takes, where a tracker asks which medicine it was; nothing is read for the others. */
export async function medicineNames(
  { db }: RequestContext,
  { patient, areas, privateOf, may }: ReachedTrackers,
  tracker: TrackerName,
): Promise<string[]> {
  if (tracker !== "medicineTaken" || !areas.has(medication.area) || !may(medication.rights, "R")) return [];
  const records = await firstRecords(db, { patientId: patient.id, kind: "MEDICATION", privateOf }, MOST_NAMES);
  return records.flatMap(({ name, state }) => (isCurrent(state) ? [name] : []));
}
