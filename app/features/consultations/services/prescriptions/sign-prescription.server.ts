import { commit, refusedAs, type OutboxEntry, type Write } from "~/db/commit.server";
import { confirmToSign, takeSecondStep } from "~/features/identity/public.server";
import { endedMedications, prescribedMedications, type MedicationWrites } from "~/features/phr/public.server";
import { uuidv7 } from "~/kernel/ids";
import { changedFields } from "~/kernel/changed-fields";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { takeNumber } from "../../data/consultations/paper-numbers.server";
import { linesOf, readPrescription } from "../../data/prescriptions/prescriptions-read.server";
import {
  giveNumber,
  insertHistory,
  keepRecordId,
  requireReplaced,
  updateLine,
  updateSigned,
  updateState,
  type Signed,
} from "../../data/prescriptions/prescriptions-write.server";
import { answerRenewalsOf, renewalsOf } from "../../data/prescriptions/renewals.server";
import { may } from "../../domain/prescriptions/acting";
import type { GivenReasons } from "../../domain/prescriptions/given-reasons";
import type { PrescriptionLine } from "../../domain/prescriptions/line";
import type { Prescription } from "../../domain/prescriptions/prescription";
import { showsDetails } from "../../domain/prescriptions/seen-by-patient";
import { hasEndedItself, stateOn } from "../../domain/prescriptions/validity";
import { signSchema } from "../../schemas/prescriptions/prescription";
import { renewedBy } from "../../support/prescriptions/earlier-lines.server";
import { draftConflict, changedMeanwhile } from "../../support/prescriptions/change-draft.server";
import { pharmacyTold, pharmacyToldOfEnd } from "../../support/pharmacy/tell-pharmacy.server";
import { answeredRenewals } from "../../support/prescriptions/answered-renewals.server";
import { answeredRefusals } from "../../support/prescriptions/refused-medicines.server";
import { endingOf } from "../../support/prescriptions/ending-medications.server";
import { expiryOf } from "../../support/prescriptions/expiry-of.server";
import { medicationPeriod, medicationValues } from "../../support/prescriptions/medication-values";
import { prescriptionSettings } from "../../support/prescriptions/prescription-settings.server";
import {
  notInState,
  reachPrescription,
  requireAction,
  type ReachedPrescription,
} from "../../support/prescriptions/reach-prescription.server";
import { requireSignable } from "../../support/prescriptions/require-signable.server";
import { signedContentOf } from "../../support/prescriptions/signed-content.server";
import { toldToPatient } from "../../support/prescriptions/told.server";

/** A prescription that is signed. */
export interface SignedPrescription {
  id: string;
  patientId: string;
  number: number;
}

/** The medications that the health record gets. */
async function medicationsOf(
  context: RequestContext,
  { reached, prescription }: ReachedPrescription,
  lines: readonly PrescriptionLine[],
  { prescriber, hidden }: { prescriber: string; hidden: boolean },
): Promise<MedicationWrites> {
  const start = reached.facts.today;
  const renewed = await renewedBy(context, prescription);
  const medicines = lines.map((line) => ({
    ...{ recordId: line.recordId, renews: renewed(line) },
    values: medicationValues(line, { ...medicationPeriod(line, start), prescriber }),
  }));
  return prescribedMedications(context, reached, medicines, { hidden });
}

const NOT_REPLACED = { recordIds: [], writes: [], audit: [], outbox: [] };

/** What is written where this one replaces another: the other ends, with what it alone had prescribed. */
async function replacing(
  context: RequestContext,
  { reached, prescription, actor }: ReachedPrescription,
  lines: readonly PrescriptionLine[],
): Promise<MedicationWrites & { outbox: OutboxEntry[] }> {
  const { db, now, auditActor } = context;
  if (prescription.replacesId === null) return NOT_REPLACED;
  const before = await readPrescription(db, { id: prescription.replacesId });
  const state = before && stateOn(before, reached.facts.today);
  if (!before || !state || !may("replace", actor, state)) {
    // What has ended by itself meanwhile needs no end: the correction is a prescription like any other.
    if (state && hasEndedItself(state)) return NOT_REPLACED;
    throw notInState(context, state ?? "REPLACED", "replace");
  }
  const kept = new Set(lines.map(({ recordId }) => recordId));
  const gone = endingOf(context, before, await linesOf(db, [before.id])).filter(({ recordId }) => !kept.has(recordId));
  const ended = await endedMedications(context, reached, gone, "");
  const answer = { answer: "", answeredBy: prescription.prescriberId, renewedById: prescription.id };
  const renewals = await answeredRenewals(context, before, { state: "RENEWED", ...answer });
  const history = {
    prescriptionId: before.id,
    fromState: before.state,
    toState: "REPLACED",
    actor: auditActor,
  } as const;
  return {
    recordIds: ended.recordIds,
    writes: [
      updateState(db, before, { state: "REPLACED", replacedById: prescription.id, now }),
      requireReplaced(db, before.id, prescription.id),
      insertHistory(db, { id: uuidv7(now), action: "replace", ...history, at: now }),
      ...ended.writes,
      ...renewals.writes,
    ],
    audit: [
      {
        action: "prescription.replace",
        subjectKind: "prescription",
        subjectId: before.id,
        patientId: before.patientId,
        fields: changedFields(before, { state: "REPLACED", replacedById: prescription.id }),
      },
      ...ended.audit,
      ...renewals.audit,
    ],
    outbox: await pharmacyToldOfEnd(context, before),
  };
}

const historyRows = (
  { db, now, auditActor: actor }: RequestContext,
  { id, pharmacyId }: Prescription,
  { content: { pharmacy } }: Signed,
): Write[] => {
  const row = { prescriptionId: id, actor, at: now };
  // Both happen at once; the history is read by time, then by id.
  const [first = "", second = ""] = [uuidv7(now), uuidv7(now)].sort();
  const signed = { ...row, id: first, action: "sign", fromState: "DRAFT", toState: "SIGNED" } as const;
  const sent = { ...row, id: second, action: "send", fromState: "SIGNED", toState: "SENT", reason: pharmacy } as const;
  return [insertHistory(db, signed), ...(pharmacyId === null ? [] : [insertHistory(db, sent)])];
};

/** Which medication of the health record each line is. */
const linkedRecords = ({ db }: RequestContext, lines: readonly PrescriptionLine[], { recordIds }: MedicationWrites) =>
  recordIds.flatMap((recordId, at): Write[] => {
    const line = lines[at];
    return line && line.recordId !== recordId ? [keepRecordId(db, line, recordId)] : [];
  });

/** What is written and told where the patient has asked for it. */
async function renewing({ db, now }: RequestContext, { id, renewsId, prescriberId }: Prescription) {
  const asked = renewsId === null ? [] : await renewalsOf(db, [renewsId]);
  if (renewsId === null || !asked.some(({ state }) => state === "REQUESTED"))
    return { writes: [], tells: "prescription.ready" } as const;
  const answer = { state: "RENEWED", answer: "", answeredBy: prescriberId, renewedById: id, now } as const;
  return { writes: [answerRenewalsOf(db, renewsId, answer)], tells: "prescription.renewalAnswered" } as const;
}

async function numbered(context: RequestContext, { id, patientId }: Prescription): Promise<SignedPrescription> {
  const signed = await readPrescription(context.db, { id });
  return { id, patientId, number: signed?.number ?? 0 };
}

/** What signing gives another value, beside the number. */
const fieldsOf = ({ state, signedWith, hash: signedHash, content: { signedAt, verificationCode } }: Signed) => ({
  ...{ state, signedWith, signedHash, signedAt, verificationCode },
});

/** What tells the patient, and the pharmacy that it is sent to. */
async function told(
  context: RequestContext,
  { patientId, pharmacyId }: Prescription,
  tells: Parameters<typeof toldToPatient>[1],
) {
  const pharmacy = pharmacyId === null ? [] : await pharmacyTold(context, pharmacyId);
  return [...(await toldToPatient(context, tells, patientId)), ...pharmacy];
}

/** Whether this very request, or one like it, has signed it already: its answer was lost, or it was pressed twice. */
const isDone = ({ prescription, actor }: ReachedPrescription, version: number) =>
  actor === "prescriber" && prescription.signedAt !== null && prescription.version === version + 1;

/** What is signed, where nothing is missing. A password is asked for last: not of somebody who cannot sign it yet. */
async function contentToSign(
  context: RequestContext,
  found: ReachedPrescription,
  lines: readonly PrescriptionLine[],
  { password, ...given }: GivenReasons & { password?: string | undefined },
) {
  const whole = await requireSignable(context, found, lines, given);
  const signed = await signedContentOf(context, found, whole);
  await confirmToSign(context, { password });
  return { ...signed, lines: whole };
}

/** The reasons for warnings that were given with the signature, and how the audit names them. */
function reasonsKept(
  { db }: RequestContext,
  before: readonly PrescriptionLine[],
  lines: readonly PrescriptionLine[],
): { writes: Write[]; fields: string[] } {
  const reasoned = lines.filter((line) => !before.includes(line));
  return {
    writes: reasoned.map((line) => updateLine(db, line)),
    fields: reasoned.length > 0 ? ["lines", "overruled"] : [],
  };
}

/** What else is written in the batch that signs: in the health record, and at the prescriptions that it follows. */
async function withIt(
  context: RequestContext,
  found: ReachedPrescription,
  lines: readonly PrescriptionLine[],
  how: Parameters<typeof medicationsOf>[3],
) {
  const { prescription, reached } = found;
  const [medications, replaced, renewal] = await Promise.all([
    medicationsOf(context, found, lines, how),
    replacing(context, found, lines),
    renewing(context, prescription),
  ]);
  const goesOn = new Set([...medications.recordIds, ...replaced.recordIds]);
  const refusals = await answeredRefusals(context, reached, { prescription, lines, goesOn });
  return { medications, replaced, renewal, refusals };
}

/**
 * Signs a draft: its prescriber alone, who has shown within fifteen minutes who they are, and has taken the second step
 * where the organization asks for it. In one batch it gets the next number without gaps, its code, its hash and its
 * history, the health record gets its medications, one that it replaces ends, and the patient's wish for it is
 * answered.
 * @param raw the `version` that was read, the `reasons` and `dangers` of warnings that were typed, and the `password`
 * and a `secondFactor` where they are asked for
 * @throws FreshSignInNeededError; InvalidError for what is missing, at the line by its id or the reason; ConflictError
 * where somebody changed or signed it since; NotFoundError, ForbiddenError
 */
export async function signPrescription(
  context: RequestContext,
  rawId: unknown,
  raw: unknown,
): Promise<SignedPrescription> {
  await authorize(context, "prescription.sign");
  const found = await reachPrescription(context, "prescription.sign", rawId);
  const { prescription, reached } = found;
  const { version, ...said } = parse(signSchema, raw);
  if (isDone(found, version)) return numbered(context, prescription);
  await requireAction(context, found, "sign", "prescription.sign");
  if (version !== prescription.version) throw changedMeanwhile();
  const { db } = context;
  const before = await linesOf(db, [prescription.id]);
  const { content, hash, lines } = await contentToSign(context, found, before, said);
  const settings = await prescriptionSettings(context);
  // Providers see in the health record what the patient is not shown.
  const hidden = !showsDetails(prescription.detailsShown, settings.detailsShown);
  const prescriber = content.prescriber.name;
  const { medications, replaced, renewal, refusals } = await withIt(context, found, lines, { prescriber, hidden });
  const step = settings.secondFactorToSign ? await takeSecondStep(context, raw) : null;
  const signed = {
    state: prescription.pharmacyId === null ? ("SIGNED" as const) : ("SENT" as const),
    ...{ content, hash, signedWith: step === null ? "SIGN_IN" : `SIGN_IN+${step}` },
  };
  const { patient } = reached;
  const reasons = reasonsKept(context, before, lines);
  await commit(context, {
    guarded: updateSigned(db, prescription, signed),
    writes: [
      takeNumber(db, "PRESCRIPTION"),
      giveNumber(db, prescription.id),
      ...historyRows(context, prescription, signed),
      ...medications.writes,
      ...reasons.writes,
      ...linkedRecords(context, lines, medications),
      ...replaced.writes,
      ...refusals.writes,
      ...renewal.writes,
    ],
    audit: [
      {
        action: "prescription.sign",
        subjectKind: "prescription",
        subjectId: prescription.id,
        patientId: patient.id,
        fields: ["number", ...changedFields(prescription, fieldsOf(signed)), ...reasons.fields],
      },
      ...medications.audit,
      ...replaced.audit,
      ...refusals.audit,
    ],
    outbox: [...(await told(context, prescription, renewal.tells)), ...replaced.outbox],
    due: [{ kind: "PRESCRIPTION_EXPIRY", id: prescription.id, dueAt: expiryOf(context, prescription.validUntil) }],
    result: null,
  }).catch(refusedAs(async () => twice(context, found, version)));
  return numbered(context, prescription);
}

/** Where the batch was refused because the same person has signed it at the same moment, it is signed. */
async function twice(context: RequestContext, { prescription }: ReachedPrescription, version: number) {
  const again = await reachPrescription(context, "prescription.sign", prescription.id);
  return isDone(again, version) ? { result: null, replayed: true } : draftConflict(context, prescription.id);
}
