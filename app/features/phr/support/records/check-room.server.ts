import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import { listRecords } from "../../data/records/health-records-read.server";
import type { HealthRecordKind } from "../../records/health-record-kind";

/**
 * Checks that the list of a kind with a maximum is not full. If two people add the last one at once, the write decides.
 * @throws InvalidError where the list is full
 */
export async function checkRoom(context: RequestContext, kind: HealthRecordKind, patientId: string): Promise<void> {
  const { most } = kind;
  if (most === undefined) return;
  const { records } = await listRecords(context.db, { patientId, kind: kind.kind, enabled: true });
  if (records.length >= most) throw new InvalidError([{ field: "", message: "phr:full", values: { most } }]);
}
