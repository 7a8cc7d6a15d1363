import { employeeNames } from "~/features/identity/public.server";
import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { signedCopyOf } from "../../data/prescriptions/open-drafts.server";
import { favouritesOf } from "../../data/prescriptions/favourites.server";
import { linesOf, pharmacyChoices, prescriptionsOfPatient } from "../../data/prescriptions/prescriptions-read.server";
import { renewalsOf } from "../../data/prescriptions/renewals.server";
import { lineProblems, type PrescriptionLine } from "../../domain/prescriptions/line";
import { may } from "../../domain/prescriptions/acting";
import type { Prescription, RenewalRequest } from "../../domain/prescriptions/prescription";
import { healthWarnings } from "../../support/desk/health-warnings.server";
import { checkedLines } from "../../support/prescriptions/checked-lines.server";
import { prescriptionSettings } from "../../support/prescriptions/prescription-settings.server";
import { reachPrescription, requireAction } from "../../support/prescriptions/reach-prescription.server";

const MOST_PAST = 20;

/** The last lines of the patient's earlier prescriptions, each medicine once. */
async function pastLines(context: RequestContext, patientId: string): Promise<PrescriptionLine[]> {
  const { prescriptions } = await prescriptionsOfPatient(context.db, { patientId, drafts: "none" });
  const order = new Map(prescriptions.map(({ id }, at) => [id, at]));
  const lines = (await linesOf(context.db, [...order.keys()])).sort(
    (one, other) => (order.get(one.prescriptionId) ?? 0) - (order.get(other.prescriptionId) ?? 0),
  );
  const first = new Map<string, PrescriptionLine>();
  for (const line of lines) if (!first.has(line.name)) first.set(line.name, line);
  return [...first.values()].slice(0, MOST_PAST);
}

/** The patient's wish for a renewal, where it was answered otherwise since its draft was begun. */
function refusedSince(wish: RenewalRequest | undefined, { createdAt }: Prescription) {
  if (wish?.state !== "DENIED" && wish?.state !== "APPOINTMENT_NEEDED") return null;
  const { state, answeredAt } = wish;
  return answeredAt !== null && answeredAt >= createdAt ? { state, answeredAt } : null;
}

/**
 * A draft with its lines, what the checks say of them and how far they go, and what can be written again.
 * @throws NotFoundError, ForbiddenError; ConflictError for one that is signed
 */
export async function readPrescriptionForm(context: RequestContext, rawId: unknown) {
  await authorize(context, "prescription.write");
  const found = await reachPrescription(context, "prescription.write", rawId);
  await requireAction(context, found, "change", "prescription.write");
  const { prescription, reached, actor, employeeId, state } = found;
  const { db } = context;
  const lines = await linesOf(db, [prescription.id]);
  const { renewsId, replacesId } = prescription;
  const copyOf = replacesId !== null ? { replacesId } : renewsId !== null ? { renewsId } : null;
  const [already, wishes, checked, settings, pharmacies, favourites, past, names, mustNot] = await Promise.all([
    copyOf && signedCopyOf(db, prescription.patientId, copyOf),
    renewsId === null ? [] : renewalsOf(db, [renewsId]),
    checkedLines(context, found, lines),
    prescriptionSettings(context),
    pharmacyChoices(db),
    favouritesOf(db, employeeId ?? ""),
    pastLines(context, prescription.patientId),
    employeeNames(context, [prescription.prescriberId]),
    healthWarnings(context, reached),
    auditRead(context, {
      action: "prescription.read",
      subjectKind: "prescription",
      subjectId: prescription.id,
      patientId: prescription.patientId,
      fields: ["form"],
    }),
  ]);
  const { warnings, ...coverage } = checked;
  return {
    ...{ mustNot, prescription, patient: reached.patient, opening: reached.opening, coverage, pharmacies, settings },
    prescriberName: names.get(prescription.prescriberId) ?? "",
    lines: lines.map((line) => ({
      ...{ line, warnings: warnings.get(line.id) ?? [], isWhole: lineProblems(line).length === 0 },
    })),
    favourites: favourites.map(({ id, name, medicine }) => ({ id, name, medicine })),
    past: past.map(({ id, name, medicine }) => ({ id, name, medicine })),
    refusedWish: refusedSince(wishes[0], prescription),
    /** A signed one that renews or replaces the same already. */
    already: already ?? null,
    maySign: may("sign", actor, state),
  };
}

export type PrescriptionForm = Awaited<ReturnType<typeof readPrescriptionForm>>;
