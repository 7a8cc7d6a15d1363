import { auditStatement } from "~/db/commit.server";
import { countSamePerson, mayClaimRequest } from "~/features/patients/public.server";
import { actsForClinic } from "~/platform/access/actor.server";
import type { Authority } from "~/platform/access/authorities.server";
import { authorize, verdictOf } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { readForChange, type AppointmentForChange } from "../../data/appointments/appointment-change-read.server";
import { readHistory } from "../../data/appointments/appointment-history-read.server";
import { answersStatement } from "../../data/settings/booking-questions.server";
import { readSummary } from "../../data/lists/appointment-rows-read.server";
import { readSeriesIdOf } from "../../data/series/series-read.server";
import { readRoomOfAppointment } from "../../data/appointments/appointment-room-read.server";
import { readEntryOfAppointment } from "../../data/waiting-list/waiting-list-own.server";
import type { AppointmentSummary, HistoryLine } from "../../domain/lists/appointment-summary";
import { actingAs } from "../../domain/booking/acting-as";
import { isAhead } from "../../domain/appointments/appointment-states";
import { actionButtons, type ActionButton } from "../../domain/appointments/appointment-buttons";
import type { AppointmentAction } from "../../domain/appointments/appointment-state";
import { ofPatient, opensPatientsOf } from "../../support/appointments/appointment-reach.server";
import { arrivalRights } from "../../support/appointments/arrivals/arrival-rights.server";
import { callsOf } from "../../support/appointments/call-to-join.server";
import { ownArrivalOf } from "../../support/appointments/arrivals/own-arrival.server";
import { summarySubject } from "../../support/appointments/appointment-subject.server";
import { decided, factsOf, subjectOf, undoableUntil } from "./change-appointment.server";
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
const STAFF_ONLY: ReadonlySet<string> = new Set(["mark-paid", "charge"]);
const withoutQuiet = (line: HistoryLine): HistoryLine => ({ ...line, doNotNotify: false });

function buttonsOf(context: RequestContext, loaded: AppointmentForChange): ActionButton[] {
  const mayTake = (action: AppointmentAction) => {
    const authority = AUTHORITIES[action];
    return authority !== undefined && verdictOf(context, authority, subjectOf(loaded.appointment)) === "allowed";
  };
  const priced = loaded.price !== null && loaded.price.costMinor > 0;
  return actionButtons(actingAs(context.actor.kind), decided(loaded), factsOf(context), mayTake, priced);
}

const seriesOf = async (context: RequestContext, id: string) =>
  placeInSeries(context, await readSeriesIdOf(context.db, id), id);

const entersRoom = (context: RequestContext, appointment: AppointmentSummary) =>
  isAhead(appointment.stateId) &&
  (!actsForClinic(context.actor) || verdictOf(context, "room.attend", summarySubject(appointment)) === "allowed");

const readingOf = ({ id, patient }: AppointmentSummary) => ({
  action: "patient.read" as const,
  ...{ subjectKind: "appointment" as const, subjectId: id, patientId: patient?.id ?? null },
});

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
    readHistory(context.db, id),
  ]);
  if (!appointment || !loaded) throw new NotFoundError();
  await authorize(context, "appointment.read", summarySubject(appointment));
  const staff = actsForClinic(context.actor);
  const { patient, bookedBy } = appointment;
  const [room, answers, waiting, series, pay, samePerson, mayClaim, arrival, opens] = await Promise.all([
    readRoomOfAppointment(context.db, id),
    answersStatement(context.db, id),
    staff ? undefined : readEntryOfAppointment(context.db, id),
    staff ? seriesOf(context, id) : null,
    staff ? null : payLink(context, loaded),
    staff && patient && bookedBy === "PUBLIC" ? countSamePerson(context, patient.id) : 0,
    !staff && bookedBy === "PUBLIC" && mayClaimRequest(context),
    staff ? null : ownArrivalOf(context, appointment),
    opensPatientsOf(context, [ofPatient(appointment)]),
    auditStatement(context, readingOf(appointment)).run(),
  ]);
  return {
    side: staff ? ("staff" as const) : ("patient" as const),
    appointment,
    history: staff ? history : history.filter(({ action }) => !STAFF_ONLY.has(action)).map(withoutQuiet),
    /** What was asked before it was booked, and answered. */
    answers,
    buttons: buttonsOf(context, loaded),
    undoUntil: undoableUntil(context, loaded),
    price: staff ? loaded.price : null,
    /** The room where it takes place, for whoever may enter it. */
    waitingRoomId: entersRoom(context, appointment) ? (room?.id ?? null) : null,
    /** Whether it leads this person into its call. */
    joinsCall: appointment.type === "video" && callsOf(context) === appointment.employee.id,
    /** Whether this person may open the page of its patient. */
    opensPatient: patient !== null && opens.length > 0,
    /** Whether this person may open its consultation. */
    consults:
      staff && patient !== null && verdictOf(context, "consultation.write", summarySubject(appointment)) === "allowed",
    /** With which the patient waits for an earlier time. */
    waiting: waiting ?? null,
    /** Where its patient pays for it, and how much; null where there is nothing to pay online. */
    pay,
    /** How many records its patient may belong to, who booked without signing in; for whoever may say which. */
    samePerson,
    /** Whether the holder of its mailed link can add it to their account. */
    mayClaim,
    /** What its patient is told of their arrival, and what staff may say of it. */
    ...{ arrival, arrivalRights: arrivalRights(context), now: context.now },
    /** What the request waits for, and until when it holds its time for that; null where it holds it till its start. */
    held: heldUntilOf(loaded),
    /** Where it stands in its series, for staff. */
    series,
  };
}

export type AppointmentView = Awaited<ReturnType<typeof viewAppointment>>;
