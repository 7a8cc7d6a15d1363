import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import type { HealthRecord } from "../../domain/records/record-kinds";
import { auditDenial } from "../../support/access/audit-denial.server";
import { reachRecord } from "../../support/records/reach-record.server";
import { storeRecord } from "../../support/records/store-record.server";

/**
 * A provider confirms what a patient entered, or says that it is not so; it stays on the list either way.
 * @throws NotFoundError; ConflictError where somebody else changed it meanwhile
 */
export async function confirmHealthRecord(
  context: RequestContext,
  rawId: unknown,
  verdict: "CONFIRMED" | "REFUTED",
): Promise<HealthRecord> {
  await authorize(context, "healthRecord.write");
  const reached = await reachRecord(context, rawId, "W");
  const { record, role } = reached;
  if (role !== "provider") {
    const about = { patientId: record.patientId, subjectKind: record.kind, subjectId: record.id };
    await auditDenial(context, { authority: "healthRecord.write", ...about });
  }
  if (role !== "provider" || !record.enabled) throw new NotFoundError();
  if (record.verification === verdict) return record;
  return storeRecord(
    context,
    reached,
    { ...record, verification: verdict },
    { change: verdict === "CONFIRMED" ? "CONFIRM" : "REFUTE" },
  );
}
