import type { RequestContext } from "~/platform/context.server";
import { listRecords } from "../../data/records/health-records-read.server";
import type { HealthRecord } from "../../domain/records/record-kinds";
import type { HealthRecordKind } from "../../records/health-record-kind";

/** The one record that a patient has of a kind of which there is no other; undefined where there is none yet. */
export async function singleRecord(
  context: RequestContext,
  kind: HealthRecordKind,
  patientId: string,
): Promise<HealthRecord | undefined> {
  const { records } = await listRecords(context.db, { patientId, kind: kind.kind, enabled: true });
  return kind.single ? records[0] : undefined;
}
