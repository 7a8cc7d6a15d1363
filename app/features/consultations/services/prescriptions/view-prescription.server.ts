import { employeeNames } from "~/features/identity/public.server";
import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import {
  historyOf,
  linesOf,
  pharmacyChoices,
  readPharmacyName,
} from "../../data/prescriptions/prescriptions-read.server";
import { declinedOf } from "../../data/pharmacy/declined-read.server";
import { renewalsOf } from "../../data/prescriptions/renewals.server";
import { stillDeclined } from "../../domain/pharmacy/dispense";
import { may } from "../../domain/prescriptions/acting";
import { refillsLeft } from "../../domain/prescriptions/line";
import type { PrescriptionAction } from "../../domain/prescriptions/prescription-states";
import { offersRenewal } from "../../domain/prescriptions/renewal";
import { isEarlyRenewal, isLive } from "../../domain/prescriptions/validity";
import { reachPrescription, type ReachedPrescription } from "../../support/prescriptions/reach-prescription.server";
import { prescriptionSettings } from "../../support/prescriptions/prescription-settings.server";
import { detailsSeen } from "../../support/prescriptions/shown-prescription.server";
import { localDate } from "~/features/patients/public.server";

/** What a reader may see of what is prescribed; nothing of it where the patient is not shown it. */
async function detailsOf(context: RequestContext, { prescription, asPatient, state }: ReachedPrescription) {
  const { db } = context;
  const { pharmacyId, diagnosis, validUntil, noteToPatient, noteToPharmacist, stateReason } = prescription;
  const [lines, pharmacy, declined] = await Promise.all([
    linesOf(db, [prescription.id]),
    pharmacyId === null ? null : readPharmacyName(db, pharmacyId),
    asPatient || !isLive(state) ? [] : declinedOf(db, [prescription.id]),
  ]);
  const open = stillDeclined(declined, lines);
  const { number, verificationCode, copies, language } = prescription;
  return {
    ...{ number, verificationCode, copies, language, diagnosis, validUntil, noteToPatient, stateReason },
    noteToPharmacist: asPatient ? "" : noteToPharmacist,
    pharmacy: pharmacy ?? null,
    lines: lines.map((line) => ({
      ...{ id: line.id, name: line.name, quantity: line.quantity, dispensed: line.dispensed },
      // Why it was prescribed despite a warning is between the prescriber and the record.
      medicine: asPatient ? { ...line.medicine, overruled: [] } : line.medicine,
      refillsLeft: refillsLeft(line),
      declined: open.find(({ lineId }) => lineId === line.id) ?? null,
    })),
  };
}

/** What staff see beside it: what happened to it, what they may do, and how it is shown. */
async function forStaff(context: RequestContext, { prescription, actor, state, asPatient }: ReachedPrescription) {
  if (asPatient) return null;
  const [history, pharmacies, settings] = await Promise.all([
    historyOf(context.db, prescription.id),
    pharmacyChoices(context.db),
    prescriptionSettings(context),
  ]);
  const ids = history.flatMap(({ actorKind, actorId }) =>
    actorKind === "employee" && actorId !== null ? [actorId] : [],
  );
  const names = await employeeNames(context, [...new Set([...ids, prescription.prescriberId])]);
  const can = (action: PrescriptionAction) => may(action, actor, state);
  const { detailsShown, replacesId, replacedById, renewsId, signedHash, version } = prescription;
  return {
    shownByDefault: settings.detailsShown,
    ...{ pharmacies, detailsShown, replacesId, replacedById, renewsId, signedHash, version },
    history: history.map((each) => ({ ...each, actorName: names.get(each.actorId ?? "") ?? "" })),
    may: {
      ...{
        change: can("change"),
        cancel: can("cancel"),
        stop: can("stop"),
        replace: can("replace"),
        send: can("send"),
      },
      renew: can("renew"),
      show: can("show"),
      answer: actor === "prescriber" || actor === "provider",
    },
  };
}

/**
 * One prescription for whoever may see its patient's record. Of one whose details the patient is not shown, they see that
 * it exists, its date and its prescriber. Reading somebody else's is audited.
 * @throws NotFoundError, also for a patient who asks for a draft; ForbiddenError
 */
export async function viewPrescription(context: RequestContext, rawId: unknown) {
  await authorize(context, "prescription.read");
  const found = await reachPrescription(context, "prescription.read", rawId);
  const { prescription, reached, state, asPatient } = found;
  const seen = (await detailsSeen(context, asPatient))(prescription);
  const { patient, role, isSelf, opening, facts } = reached;
  const [details, staff, renewals, names] = await Promise.all([
    seen ? detailsOf(context, found) : null,
    forStaff(context, found),
    renewalsOf(context.db, [prescription.id]),
    employeeNames(context, [prescription.prescriberId]),
    auditRead(context, {
      action: "prescription.read",
      subjectKind: "prescription",
      subjectId: prescription.id,
      patientId: patient.id,
      fields: ["record"],
    }),
  ]);
  const [wish] = renewals;
  const { signedAt, createdAt } = prescription;
  const early =
    signedAt !== null &&
    !asPatient &&
    (details?.lines.some(({ medicine }) =>
      isEarlyRenewal(localDate(signedAt, context.profile.timeZone), medicine, facts.today),
    ) ??
      false);
  return {
    ...{ id: prescription.id, patient, isSelf, opening, state, asPatient, details, staff },
    ...{ signedAt, at: signedAt ?? createdAt, prescriberName: names.get(prescription.prescriberId) ?? "" },
    prescriberId: prescription.prescriberId,
    renewal: wish
      ? {
          ...{ id: wish.id, state: wish.state, note: asPatient ? "" : wish.note, answer: wish.answer, early },
          ...{ at: wish.answeredAt ?? wish.createdAt, renewedById: wish.renewedById },
        }
      : null,
    mayWithdrawRenewal: role === "patient" && wish?.state === "REQUESTED",
    mayAskRenewal: role === "patient" && offersRenewal(state, wish?.state) && prescription.replacedById === null,
  };
}

export type ViewedPrescription = Awaited<ReturnType<typeof viewPrescription>>;
