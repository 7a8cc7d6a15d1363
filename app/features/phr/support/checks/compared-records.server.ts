import type { RequestContext } from "~/platform/context.server";
import { recordsOfPatient } from "../../data/records/health-records-read.server";
import type { RecordKindName } from "../../domain/records/record-kinds";
import { HEALTH_RECORD_KINDS } from "../../records";
import type { ReachedRecords } from "../access/reach-records.server";

/**
 * What of a patient something is compared with, as far as the asker may read it. Which areas pages show is no matter here:
 * a medicine is as dangerous where the practice keeps no list of allergies.
 */
export function comparedRecords(
  context: RequestContext,
  { patient, may, privateOf }: ReachedRecords,
  compared: readonly RecordKindName[],
) {
  const kinds = HEALTH_RECORD_KINDS.filter(({ kind, rights }) => compared.includes(kind) && may(rights, "R"));
  return recordsOfPatient(
    context.db,
    patient.id,
    kinds.map(({ kind }) => kind),
    privateOf,
  );
}
