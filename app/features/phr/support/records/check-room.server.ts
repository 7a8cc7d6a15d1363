import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import { listRecords } from "../../data/records/health-records-read.server";
import type { HealthRecordKind } from "../../records/health-record-kind";

/**
 * Of some kinds a patient has so many at most. Two who add the last one at once are told apart when it is written.
 * @throws InvalidError where the list is full
 */
export async function checkRoom(context: RequestContext, kind: HealthRecordKind, patientId: string): Promise<void> {
  const { most } = kind;
  if (most === undefined) return;
  const { records } = await listRecords(context.db, { patientId, kind: kind.kind, enabled: true });
  if (records.length >= most) throw new InvalidError([{ field: "", message: "phr:full", values: { most } }]);
}
