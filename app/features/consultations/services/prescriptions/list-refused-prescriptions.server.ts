import { localDate, patientNames } from "~/features/patients/public.server";
import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { handedOrDeclined } from "../../data/pharmacy/handed-or-declined.server";
import { linesOf } from "../../data/prescriptions/prescriptions-read.server";
import { asksOfPharmacies } from "../../data/prescriptions/refused-read.server";
import { askFirstOf, refusalOf, refusedOf, type AskFirst } from "../../domain/pharmacy/refusal";
import { shownNumber } from "../../domain/prescriptions/verification-code";

/** A prescription that waits for its prescriber because a pharmacist asked about it. */
export interface RefusedPrescription {
  id: string;
  /** As every paper and list has it. */
  number: string;
  patientName: string;
  /** `unsafe` where one medicine was refused as that. */
  kind: AskFirst;
  /** When the pharmacist said so, UTC ms. */
  at: number;
}

/**
 * What pharmacists refused as unsafe of somebody's own prescriptions, or have a question about, until it is answered:
 * until it is canceled, stopped, replaced, handed out after all, or prescribed again with a reason. What is unsafe
 * comes first. One read where there is nothing. Nobody else has any.
 * @throws ForbiddenError
 */
export async function listRefusedPrescriptions(context: RequestContext): Promise<RefusedPrescription[]> {
  await authorize(context, "prescription.sign");
  const { actor, db, now, profile } = context;
  if (actor.kind !== "employee") return [];
  const today = localDate(now, profile.timeZone);
  const found = await asksOfPharmacies(db, { prescriberId: actor.employeeId, today });
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const [lines, entries, names] = await Promise.all([
    linesOf(db, ids),
    handedOrDeclined(db, ids),
    patientNames(context, [...new Set(found.map(({ patientId }) => patientId))]),
    auditRead(context, { action: "prescription.list", subjectKind: "prescription", fields: ["refused"] }),
  ]);
  const waiting = found.flatMap(({ id, number, patientId, state }): RefusedPrescription[] => {
    const own = lines.filter(({ prescriptionId }) => prescriptionId === id);
    const waits = refusedOf(state, entries, own).declined.filter(({ isAnswered }) => !isAnswered);
    const kind = refusalOf(waits, own.length)?.kind ?? "other";
    if (kind === "other") return [];
    const at = Math.max(...waits.flatMap((each) => (askFirstOf(each.declineReason) === kind ? [each.at] : [])));
    const patientName = names.get(patientId) ?? "";
    return [{ id, number: number === null ? "" : shownNumber(number), patientName, kind, at }];
  });
  const rank = ({ kind }: RefusedPrescription) => (kind === "unsafe" ? 0 : 1);
  return waiting.sort((one, other) => rank(one) - rank(other) || one.at - other.at);
}
