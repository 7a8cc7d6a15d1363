import { askedToSign, employeeNames } from "~/features/identity/public.server";
import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { signedCopyOf } from "../../data/prescriptions/open-drafts.server";
import { favouritesOf } from "../../data/prescriptions/favourites.server";
import { pharmacyChoices } from "../../data/prescriptions/pharmacy-choices.server";
import { lastSignedLines, linesOf, readPrescription } from "../../data/prescriptions/prescriptions-read.server";
import { renewalsOf } from "../../data/prescriptions/renewals.server";
import { NOTHING_ASKED } from "../../domain/consultations/asked-to-sign";
import { lineProblems, type PrescriptionLine } from "../../domain/prescriptions/line";
import { may } from "../../domain/prescriptions/acting";
import type { Prescription, RenewalRequest } from "../../domain/prescriptions/prescription";
import { hasEndedItself, stateOn } from "../../domain/prescriptions/validity";
import { healthWarnings } from "../../support/desk/health-warnings.server";
import { checkedLines } from "../../support/prescriptions/checked-lines.server";
import { unprintableOf } from "../../support/printing/unprintable.server";
import { patientsWords } from "../../support/prescriptions/patients-words.server";
import { prescriptionSettings } from "../../support/prescriptions/prescription-settings.server";
import { reachPrescription, requireAction } from "../../support/prescriptions/reach-prescription.server";

const MOST_PAST = 20;

/** The last lines of the patient's earlier prescriptions, each medicine once. */
async function pastLines({ db }: RequestContext, patientId: string) {
  const first = new Map<string, Awaited<ReturnType<typeof lastSignedLines>>[number]>();
  for (const line of await lastSignedLines(db, { patientId })) if (!first.has(line.name)) first.set(line.name, line);
  return [...first.values()].slice(0, MOST_PAST);
}

/** The patient's wish for a renewal, where it was answered otherwise since its draft was begun. */
function refusedSince(wish: RenewalRequest | undefined, { createdAt }: Prescription) {
  if (wish?.state !== "DENIED" && wish?.state !== "APPOINTMENT_NEEDED") return null;
  const { state, answeredAt } = wish;
  return answeredAt !== null && answeredAt >= createdAt ? { state, answeredAt } : null;
}

/** What the paper of a draft has no letters for. */
function unprintableInDraft(
  context: RequestContext,
  { diagnosis, noteToPharmacist, noteToPatient }: Prescription,
  lines: readonly PrescriptionLine[],
  people: { patientName: string; prescriberName: string },
) {
  const written = lines.map(({ name, medicine }) => [name, ...Object.values(medicine)]);
  const text = [people.prescriberName, diagnosis, noteToPharmacist, noteToPatient, ...written.flat()].join("\n");
  return unprintableOf(context, { patientName: people.patientName, text });
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
  const maySign = may("sign", actor, state);
  const lines = await linesOf(db, [prescription.id]);
  const { renewsId, replacesId } = prescription;
  const copyOf = replacesId !== null ? { replacesId } : renewsId !== null ? { renewsId } : null;
  const [earlier, already, inPatientsWords, wishes, checked, settings, pharmacies, favourites, past, names, mustNot] =
    await Promise.all([
      replacesId === null ? undefined : readPrescription(db, { id: replacesId }),
      copyOf && signedCopyOf(db, prescription.patientId, copyOf),
      patientsWords(context, prescription.language, lines),
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
  const { warnings, uncheckedDoses, dispensedBefore, ...coverage } = checked;
  const prescriberName = names.get(prescription.prescriberId) ?? "";
  return {
    ...{ mustNot, prescription, patient: reached.patient, opening: reached.opening, coverage, pharmacies, settings },
    ...{ prescriberName, today: reached.facts.today },
    unprintable: await unprintableInDraft(context, prescription, lines, {
      ...{ patientName: reached.patient.name, prescriberName },
    }),
    lines: lines.map((line) => ({
      ...{ line, warnings: warnings.get(line.id) ?? [], isWhole: lineProblems(line).length === 0 },
      uncheckedDose: uncheckedDoses.get(line.id) ?? null,
      dispensedBefore: dispensedBefore.get(line.id) ?? null,
      patientsWords: inPatientsWords.get(line.id) ?? null,
    })),
    favourites: favourites.map(({ id, name, medicine }) => ({ id, name, medicine })),
    past: past.map(({ id, name, medicine }) => ({ id, name, medicine })),
    refusedWish: refusedSince(wishes[0], prescription),
    /** A signed one that renews or replaces the same already. */
    already: already ?? null,
    /** The one that it corrects has ended by itself: canceled, stopped or expired. */
    isEarlierOver: earlier !== undefined && hasEndedItself(stateOn(earlier, reached.facts.today)),
    maySign,
    asked: maySign ? await askedToSign(context, { secondStep: settings.secondFactorToSign }) : NOTHING_ASKED,
  };
}

export type PrescriptionForm = Awaited<ReturnType<typeof readPrescriptionForm>>;
