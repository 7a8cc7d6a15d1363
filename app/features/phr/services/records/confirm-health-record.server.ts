import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { withConsidered } from "../../domain/checks/considered";
import { isConfirmable, type HealthRecord, type Verification } from "../../domain/records/record-kinds";
import { auditDenial } from "../../support/access/audit-denial.server";
import { askedAbout } from "../../support/checks/asked-about.server";
import { reachRecord } from "../../support/records/reach-record.server";
import { storeRecord } from "../../support/records/store-record.server";

const CHANGES = { CONFIRMED: "CONFIRM", REFUTED: "REFUTE", UNCONFIRMED: "UNREFUTE" } as const;

/**
 * A provider confirms what a patient entered, refutes it, or takes a refutation back. It stays on the list either way;
 * what is refuted is current nowhere. What patients say of themselves stays as it is. One that is refuted no more is
 * current again: what speaks against it is asked about as when it is put back on its list.
 * @param raw the answers to what was asked: `saveAnyway` and `anywayReason`
 * @throws NotFoundError; InvalidError with the questions at `saveAnyway`; ConflictError where somebody else changed it
 * meanwhile
 */
export async function confirmHealthRecord(
  context: RequestContext,
  rawId: unknown,
  verdict: Verification,
  raw: unknown = {},
): Promise<HealthRecord> {
  await authorize(context, "healthRecord.write");
  const reached = await reachRecord(context, rawId, "W");
  const { record, role, kind } = reached;
  if (role !== "provider") {
    const about = { patientId: record.patientId, subjectKind: record.kind, subjectId: record.id };
    await auditDenial(context, { authority: "healthRecord.write", ...about });
  }
  if (role !== "provider" || !record.enabled) throw new NotFoundError();
  if (record.verification === verdict || !isConfirmable(record.kind)) return record;
  // What somebody confirmed meanwhile was not refuted: there is nothing to take back.
  if (verdict === "UNCONFIRMED" && record.verification !== "REFUTED") return record;
  const isAgain = record.verification === "REFUTED";
  const despite = isAgain ? await askedAbout(context, reached, kind, record.values, null, raw) : null;
  const values = isAgain ? withConsidered(record.values, despite?.considered ?? []) : record.values;
  return storeRecord(
    context,
    reached,
    { ...record, values, verification: verdict },
    { change: CHANGES[verdict], ...despite },
  );
}
