import { employeeNames } from "~/features/identity/public.server";
import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { favouritesOf } from "../../data/prescriptions/favourites.server";
import { linesOf, pharmacyChoices, prescriptionsOfPatient } from "../../data/prescriptions/prescriptions-read.server";
import { lineProblems, type PrescriptionLine } from "../../domain/prescriptions/line";
import { may } from "../../domain/prescriptions/acting";
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
  const [checked, settings, pharmacies, favourites, past, names, mustNot] = await Promise.all([
    checkedLines(context, reached, lines),
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
    maySign: may("sign", actor, state),
  };
}

export type PrescriptionForm = Awaited<ReturnType<typeof readPrescriptionForm>>;
