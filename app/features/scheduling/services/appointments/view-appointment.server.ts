import { auditStatement } from "~/db/commit.server";
import { countSamePerson, mayClaimRequest } from "~/features/patients/public.server";
import { actsForClinic } from "~/platform/access/actor.server";
import type { Authority } from "~/platform/access/authorities.server";
import { authorize, verdictOf } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import {
  readForChange,
  readPaymentLinks,
  type AppointmentForChange,
} from "../../data/appointments/appointment-change-read.server";
import { answersStatement } from "../../data/settings/booking-questions.server";
import { readSummary } from "../../data/lists/appointment-rows-read.server";
import { readSeriesIdOf } from "../../data/series/series-read.server";
import { readRoomOfAppointment } from "../../data/appointments/appointment-room-read.server";
import { readEntryOfAppointment } from "../../data/waiting-list/waiting-list-own.server";
import { historyWithTaken } from "../../support/payments/taken.server";
import type { AppointmentSummary, HistoryLine } from "../../domain/lists/appointment-summary";
import { actingAs } from "../../domain/booking/acting-as";
import { wayOfPaying } from "../../domain/payments/told-cost";
import { isAhead } from "../../domain/appointments/appointment-states";
import { actionButtons, type ActionButton } from "../../domain/appointments/appointment-buttons";
import type { AppointmentAction } from "../../domain/appointments/appointment-state";
import { ofPatient, opensPatientsOf } from "../../support/appointments/appointment-reach.server";
import { appointmentInvoices } from "../../support/payments/appointment-invoices.server";
import { cancelNotes } from "../../support/appointments/cancel-notes.server";
import { arrivalRights } from "../../support/appointments/arrivals/arrival-rights.server";
import { creditsFor } from "../../support/payments/appointment-credit.server";
import { moneyOf, withOutcome } from "../../support/payments/money-of-appointment.server";
import { asAskedFor } from "../../support/payments/to-pay-of.server";
import { withOnlineRefunds } from "../../support/payments/online-refund-lines.server";
import { directionsOf, wayThere } from "../../support/appointments/way-there.server";
import { discountOf } from "../../support/payments/appointment-discount.server";
import { callsOf } from "../../support/appointments/call-to-join.server";
import { ownArrivalOf } from "../../support/appointments/arrivals/own-arrival.server";
import { reaches } from "../../support/appointments/reaches.server";
import { summarySubject } from "../../support/appointments/appointment-subject.server";
import { decided, factsOf, subjectOf } from "./change-appointment.server";
import { undoableOf } from "./view-undo.server";
import { heldUntilOf } from "../availability/held-until.server";
import { payLink } from "../payments/read-appointment-payment.server";
import { placeInSeries } from "../series/view-series.server";

const AUTHORITIES: Partial<Record<AppointmentAction, Authority>> = {
  confirm: "appointment.confirm",
  reject: "appointment.reject",
  cancel: "appointment.cancel",
  reschedule: "appointment.reschedule",
  "assign-provider": "appointment.assign",
  start: "appointment.start",
  conclude: "appointment.conclude",
  complete: "appointment.complete",
  "no-show": "appointment.noShow",
  "mark-paid": "appointment.markPaid",
  charge: "appointment.markPaid",
  update: "appointment.reschedule",
  disable: "appointment.disable",
};

/** What is the clinic's own business: a patient's history leaves it out. */
const STAFF_ONLY: ReadonlySet<string> = new Set([
  ...["mark-paid", "charge", "discount", "refund-at-desk", "refund-online", "take-back-payment", "write-off"],
  "keep-ahead",
]);
/** What had to be paid to be booked, and was not in time, ran out before its start. */
const unpaidIn =
  ({ payToBook, appointment }: AppointmentForChange) =>
  (line: HistoryLine): HistoryLine => {
    const isUnpaid =
      line.action === "expire" && payToBook && appointment.proofDueAt === null && line.at < line.startsAt;
    return isUnpaid ? { ...line, action: "expire-unpaid" } : line;
  };
const withoutQuiet = (line: HistoryLine): HistoryLine => ({ ...line, doNotNotify: false });

/** The history as whoever looks sees it: staff also what went back of online payments, a patient what concerns them. */
async function historyFor(context: RequestContext, loaded: AppointmentForChange, history: readonly HistoryLine[]) {
  const seen = actsForClinic(context.actor)
    ? await withOnlineRefunds(context, loaded.appointment.id, history)
    : history.filter(({ action }) => !STAFF_ONLY.has(action)).map(withoutQuiet);
  return seen.map(unpaidIn(loaded));
}

/** The buttons of an appointment that was loaded, for whoever looks. */
export function buttonsOf(context: RequestContext, loaded: AppointmentForChange): ActionButton[] {
  const mayTake = (action: AppointmentAction) => {
    const authority = AUTHORITIES[action];
    return authority !== undefined && verdictOf(context, authority, subjectOf(loaded.appointment)) === "allowed";
  };
  const priced = loaded.price !== null && loaded.dueMinor > 0;
  return actionButtons(actingAs(context.actor.kind), decided(loaded), factsOf(context), mayTake, priced);
}

const seriesOf = async (context: RequestContext, id: string) =>
  placeInSeries(context, await readSeriesIdOf(context.db, id), id);

const invoicesOf = (context: RequestContext, { id, patient, employee }: AppointmentSummary) =>
  appointmentInvoices(context, { id, patientId: patient?.id ?? null, employeeId: employee.id });

const entersRoom = (context: RequestContext, appointment: AppointmentSummary) =>
  isAhead(appointment.stateId) &&
  (!actsForClinic(context.actor) || verdictOf(context, "room.attend", summarySubject(appointment)) === "allowed");

const readingOf = ({ id, patient }: AppointmentSummary) => ({
  action: "patient.read" as const,
  ...{ subjectKind: "appointment" as const, subjectId: id, patientId: patient?.id ?? null },
});

/**
 * Whether this person may open its consultation; `later` while they do not look after its patient yet, because nobody
 * but them has confirmed it.
 */
function consultsIn(
  context: RequestContext,
  appointment: AppointmentSummary,
  looksAfter: boolean,
): "now" | "later" | "never" {
  const { actor } = context;
  const may =
    actsForClinic(actor) &&
    appointment.patient !== null &&
    verdictOf(context, "consultation.write", summarySubject(appointment)) === "allowed";
  if (!may) return "never";
  return looksAfter ? "now" : "later";
}

/**
 * What is asked for of an appointment: for staff the amount, and when a payment link was sent, or goes out; for its patient
 * where it is paid online, and how much.
 */
async function moneyIn(context: RequestContext, loaded: AppointmentForChange, staff: boolean) {
  const { id } = loaded.appointment;
  const [asked, links] = await Promise.all([
    asAskedFor(context, loaded),
    readPaymentLinks(context.db, staff ? [id] : []),
  ]);
  const money = await moneyOf(context, asked);
  const { showPrices } = context.profile.settings;
  return {
    // A practice that shows no prices tells its patients only what became of what they paid.
    money: money && (staff || showPrices || money.paidMinor > 0 || money.isByCredit) ? money : null,
    price: staff && asked.price ? { ...asked.price, costMinor: asked.dueMinor } : null,
    pay: staff ? null : await payLink(context, asked),
    /** How its patient pays for it, and that it was paid. */
    payWay:
      staff || !showPrices || !isAhead(asked.appointment.stateId)
        ? null
        : wayOfPaying(asked, asked.appointment.type === "video" ? "video" : "clinic", asked.appointment),
    linkSentAt: links[id] ?? null,
  };
}

/** What stands beside the appointment itself, read together: the clinic's own business for staff alone. */
async function readBeside(
  context: RequestContext,
  appointment: AppointmentSummary,
  loaded: AppointmentForChange,
  staff: boolean,
) {
  const { id, patient, bookedBy } = appointment;
  const [room, answers, waiting, series, money, samePerson, mayClaim, arrival, opens, discount, invoices, ...rest] =
    await Promise.all([
      readRoomOfAppointment(context.db, id),
      answersStatement(context.db, id),
      staff ? undefined : readEntryOfAppointment(context.db, id),
      staff ? seriesOf(context, id) : null,
      moneyIn(context, loaded, staff),
      staff && patient && bookedBy === "PUBLIC" ? countSamePerson(context, patient.id) : 0,
      !staff && bookedBy === "PUBLIC" && mayClaimRequest(context),
      staff ? null : ownArrivalOf(context, appointment),
      opensPatientsOf(context, [ofPatient(appointment)]),
      staff ? discountOf(context, loaded) : null,
      staff ? invoicesOf(context, appointment) : null,
      creditsFor(context, loaded),
      staff || appointment.type === "video" ? null : directionsOf(context),
      auditStatement(context, readingOf(appointment)).run(),
    ]);
  const [credits, way] = rest;
  return {
    room,
    answers,
    waiting,
    series,
    money,
    samePerson,
    mayClaim,
    arrival,
    opens,
    discount,
    invoices,
    credits,
    way,
  };
}

async function undoIn(context: RequestContext, loaded: AppointmentForChange, patient: AppointmentSummary["patient"]) {
  const undoable = await undoableOf(context, loaded, patient);
  return {
    undoUntil: undoable?.until ?? null,
    undoes: undoable === null ? null : (loaded.appointment.wayBack?.action ?? null),
    telling: undoable?.telling ?? { is: "untold" as const },
    isReached: await reaches(context, patient),
  };
}

/**
 * Everything about one appointment that its screen shows: what and when, who did what, what can be done now and why
 * not. Reading it is audited.
 * @throws NotFoundError for one that is unknown or not theirs
 */
export async function viewAppointment(context: RequestContext, id: string) {
  await authorize(context, "appointment.read");
  const [appointment, loaded, history] = await Promise.all([
    readSummary(context.db, id),
    readForChange(context.db, id, context.now),
    historyWithTaken(context, id),
  ]);
  if (!appointment || !loaded) throw new NotFoundError();
  await authorize(context, "appointment.read", summarySubject(appointment));
  const staff = actsForClinic(context.actor);
  const { patient } = appointment;
  const beside = await readBeside(context, appointment, loaded, staff);
  const { room, answers, waiting, series, money, samePerson, mayClaim, arrival, opens, discount, invoices } = beside;
  const { credits, way } = beside;
  return {
    side: staff ? ("staff" as const) : ("patient" as const),
    appointment,
    history: await historyFor(context, loaded, history),
    /** What was asked before it was booked, and answered. */
    answers,
    buttons: buttonsOf(context, loaded),
    ...{ ...(await undoIn(context, loaded, patient)), cancelNotes: cancelNotes(context, loaded) },
    ...{ ...money, discount, money: await withOutcome(context, loaded, money.money, history) },
    /** The room where it takes place, for whoever may enter it. */
    waitingRoomId: entersRoom(context, appointment) ? (room?.id ?? null) : null,
    /** Whether it leads this person into its call. */
    joinsCall: appointment.type === "video" && callsOf(context) === appointment.employee.id,
    /** Whether this person may open the page of its patient. */
    opensPatient: patient !== null && opens.length > 0,
    consults: consultsIn(context, appointment, opens.length > 0),
    /** With which the patient waits for an earlier time. */
    waiting: waiting ?? null,
    /** How many credits could pay for it; null where none can. */
    credits,
    /** How many records its patient may belong to, who booked without signing in; for whoever may say which. */
    samePerson,
    /** Whether the holder of its mailed link can add it to their account. */
    mayClaim,
    /** What its patient is told of their arrival, and what staff may say of it. */
    ...{ arrival, arrivalRights: arrivalRights(context), now: context.now },
    /** The address of the way there, for its patient. */
    wayThere: way && wayThere(way, appointment),
    /** What the request waits for, and until when it holds its time for that; null where it holds it till its start. */
    held: heldUntilOf(loaded),
    /** For staff: what was invoiced for it, and where it stands in its series. */
    ...{ invoices, series },
  };
}

export type AppointmentView = Awaited<ReturnType<typeof viewAppointment>>;
