import type { RequestContext } from "~/platform/context.server";
import { recordsOfPatient } from "../../data/records/health-records-read.server";
import type { RecordKindName } from "../../domain/records/record-kinds";
import { HEALTH_RECORD_KINDS } from "../../records";
import type { ReachedRecords } from "../access/reach-records.server";
import { shownAreas } from "../records/shown-areas.server";

/** What of a patient something is compared with, as far as the organization shows it and the asker may read it. */
export async function comparedRecords(
  context: RequestContext,
  { patient, may, privateOf }: ReachedRecords,
  compared: readonly RecordKindName[],
) {
  const areas = await shownAreas(context);
  const kinds = HEALTH_RECORD_KINDS.filter(
    ({ kind, area, rights }) => compared.includes(kind) && areas.has(area) && may(rights, "R"),
  );
  return recordsOfPatient(
    context.db,
    patient.id,
    kinds.map(({ kind }) => kind),
    privateOf,
  );
}
