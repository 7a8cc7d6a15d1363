import { employeeNames } from "~/features/identity/public.server";
import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { pharmacyChoices, readPharmacy } from "../../data/prescriptions/pharmacy-choices.server";
import { linesOf } from "../../data/prescriptions/prescriptions-read.server";
import { readToldWords } from "../../data/prescriptions/told-read.server";
import { handedOrDeclined } from "../../data/pharmacy/handed-or-declined.server";
import { renewalsOf } from "../../data/prescriptions/renewals.server";
import { canBeRefused, refusedOf } from "../../domain/pharmacy/refusal";
import type { Prescription } from "../../domain/prescriptions/prescription";
import { may } from "../../domain/prescriptions/acting";
import { refillsLeft } from "../../domain/prescriptions/line";
import type { PrescriptionAction } from "../../domain/prescriptions/prescription-states";
import { offersRenewal } from "../../domain/prescriptions/renewal";
import { isEarlyForAll, isLive, isOverIn, toldState } from "../../domain/prescriptions/validity";
import { reachPrescription, type ReachedPrescription } from "../../support/prescriptions/reach-prescription.server";
import { prescriptionHistory } from "../../support/prescriptions/prescription-history.server";
import { prescriptionSettings } from "../../support/prescriptions/prescription-settings.server";
import { declinedMedicines, detailsSeen, unsafeOf } from "../../support/prescriptions/shown-prescription.server";
import { letterheadLocation } from "../../support/printing/letterhead-location.server";
import { localDate } from "~/features/patients/public.server";

/** What is prescribed, where it is, and what the pharmacy did not hand out. */
async function contentOf({ db }: RequestContext, { prescription, state }: ReachedPrescription) {
  const { id, pharmacyId } = prescription;
  const [lines, pharmacy, entries, told] = await Promise.all([
    linesOf(db, [id]),
    pharmacyId === null ? undefined : readPharmacy(db, pharmacyId),
    canBeRefused(state) ? handedOrDeclined(db, [id]) : [],
    isOverIn(state) ? readToldWords(db, id) : "",
  ]);
  const closedPharmacy = pharmacy?.enabled === false && isLive(state) ? pharmacy.name : null;
  return { lines, told, pharmacy: pharmacy?.name ?? null, closedPharmacy, ...refusedOf(state, entries, lines) };
}
type Content = Awaited<ReturnType<typeof contentOf>>;

/** What a reader may see of what is prescribed; nothing of it where the patient is not shown it. */
function detailsOf(
  { prescription, asPatient, state }: ReachedPrescription,
  { lines, declined, pharmacy, told }: Content,
) {
  const { diagnosis, validUntil, noteToPatient, noteToPharmacist, stateReason } = prescription;
  // A pharmacist writes to the prescriber.
  const toldOf = (entry: Content["declined"][number]) => (asPatient ? { ...entry, reason: "" } : entry);
  const { number, verificationCode, copies, language } = prescription;
  return {
    ...{ number, verificationCode, copies, language, diagnosis, validUntil, noteToPatient, told },
    // Why it ended is for the practice's file; the patient has what was written for them.
    ...(asPatient ? { noteToPharmacist: "", stateReason: "" } : { noteToPharmacist, stateReason }),
    pharmacy,
    lines: lines.map((line) => ({
      ...{ id: line.id, name: line.name, quantity: line.quantity, dispensed: line.dispensed },
      // Why it was prescribed despite a warning is between the prescriber and the record.
      medicine: asPatient ? { ...line.medicine, overruled: [] } : line.medicine,
      // Of what was called off or is over, nothing is left.
      refillsLeft: isOverIn(state) ? null : refillsLeft(line),
      declined: declined.filter(({ lineId }) => lineId === line.id).map(toldOf)[0] ?? null,
    })),
  };
}

/** The phone that stands in the letterhead of the paper, for whoever must ask; empty where there is none. */
async function practicePhone(context: RequestContext, { consultationId, prescriberId: providerId }: Prescription) {
  const location = await letterheadLocation(context, { consultationId, providerId });
  return location?.phone || (context.profile.settings.contact.phone ?? "");
}

/** Whether some of it was fetched: right after it is signed, nobody needs more of it. */
const isBegun = (lines: Content["lines"]): boolean => lines.some(({ dispensed }) => dispensed > 0);

/** What staff see beside it: what happened to it, what they may do, and how it is shown. */
async function forStaff(
  context: RequestContext,
  { prescription, actor, state, asPatient, reached }: ReachedPrescription,
  content: Content,
) {
  if (asPatient) return null;
  const [history, pharmacies, settings] = await Promise.all([
    prescriptionHistory(context, prescription.id, content),
    pharmacyChoices(context.db),
    prescriptionSettings(context),
  ]);
  const can = (action: PrescriptionAction) => may(action, actor, state);
  const { detailsShown, replacesId, replacedById, renewsId, signedHash, version } = prescription;
  return {
    shownByDefault: settings.detailsShown,
    isSent: state === "SENT",
    /** Whoever has none is told nothing by the product. */
    hasAccount: reached.patient.hasAccount,
    // The pharmacy that has it is no other one.
    pharmacies: pharmacies.filter(({ id }) => state !== "SENT" || id !== prescription.pharmacyId),
    ...{ detailsShown, replacesId, replacedById, renewsId, signedHash, version },
    history,
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
  const content = await contentOf(context, found);
  const details = seen ? detailsOf(found, content) : null;
  const [staff, renewals, names, phone] = await Promise.all([
    forStaff(context, found, content),
    renewalsOf(context.db, [prescription.id]),
    employeeNames(context, [prescription.prescriberId]),
    asPatient && (content.refusal !== null || isOverIn(state)) ? practicePhone(context, prescription) : "",
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
    signedAt !== null && isEarlyForAll(localDate(signedAt, context.profile.timeZone), content.lines, facts.today);
  return {
    ...{ id: prescription.id, patient, isSelf, opening, asPatient, details, staff, phone },
    state: toldState(state, content.closedPharmacy !== null),
    /** Where it was sent, if nothing is handed out there any more. */
    closedPharmacy: content.closedPharmacy,
    refusal: content.refusal,
    declined: declinedMedicines(details ? content.declined : unsafeOf(content.declined), content.lines),
    ...{ signedAt, at: signedAt ?? createdAt, prescriberName: names.get(prescription.prescriberId) ?? "" },
    prescriberId: prescription.prescriberId,
    /** What a patient shows at the pharmacy, which reads by it what is prescribed, also where they are not shown that. */
    code: isLive(state) && content.refusal?.canFetch !== false ? prescription.verificationCode : null,
    renewal: wish
      ? {
          ...{
            id: wish.id,
            state: wish.state,
            note: asPatient ? "" : wish.note,
            answer: wish.answer,
            early: !asPatient && early,
          },
          ...{ at: wish.answeredAt ?? wish.createdAt, renewedById: wish.renewedById },
        }
      : null,
    mayWithdrawRenewal: role === "patient" && wish?.state === "REQUESTED",
    /** Most of it must be left: whoever asks for more says why. */
    isEarly: early,
    mayAskRenewal:
      role === "patient" &&
      offersRenewal(state, wish?.state, content.refusal) &&
      prescription.replacedById === null &&
      (!early || isBegun(content.lines)),
  };
}

export type ViewedPrescription = Awaited<ReturnType<typeof viewPrescription>>;
