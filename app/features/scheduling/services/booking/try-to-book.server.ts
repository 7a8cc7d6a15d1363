import { refusedAs, type ActorKey, type CommitPlan } from "~/db/commit.server";
import type { AgreedPrice, ReadDiscounts } from "~/features/billing/public.server";
import type { BookingPatient } from "~/features/patients/public.server";
import { uuidv7 } from "~/kernel/ids";
import type { ZoneTable } from "~/kernel/time/zones";
import { actsForClinic } from "~/platform/access/actor.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, NotFoundError } from "~/platform/http/errors.server";
import { insertAppointmentStatements, type NewAppointment } from "../../data/appointments/appointment-insert.server";
import { releaseHoldsStatements } from "../../data/availability/booking-holds.server";
import { insertAnswersStatements } from "../../data/settings/booking-questions.server";
import { SHARED_LANE } from "../../data/availability/claims.server";
import type { AskerHashes } from "../../data/booking/open-requests.server";
import { readSeatOfPerson } from "../../data/groups/group-seats.server";
import { decide, type AppointmentState } from "../../domain/appointments/appointment-state";
import { APPOINTMENT_STATE } from "../../domain/appointments/appointment-states";
import type { Offer } from "../../domain/availability/availability";
import type { BookingHold } from "../../domain/availability/booking-hold";
import type { GivenAnswer } from "~/features/forms/domain/questions/question";
import { knownZone } from "../../domain/availability/known-zone";
import { sessionPart, type BookingOffer } from "../../domain/booking/booking-offer";
import { mustPay } from "../../domain/payments/online-payment";
import { PROOF_LIMIT_MS } from "../../domain/booking/open-requests";
import { freedBy, takenBy, type ScheduleChange } from "../../domain/availability/schedule-change";
import { offeredTimeOf } from "../../domain/appointments/appointment-time";
import type { BookAppointment } from "../../schemas/booking/book-appointment";
import { bookingEffects } from "../../support/booking/booking-effects.server";
import { creditOfBooking, lacksCredit, noCredit, requireCost } from "../../support/booking/booking-credit.server";
import { priceOfBooking, lacksDiscount, refusedDiscount } from "../../support/booking/booking-discount.server";
import { commitSchedule } from "../availability/commit-schedule.server";
import { isProviderFull, requestWrites, type CountedRequest } from "./count-request.server";
import { askedBefore } from "../../support/booking/asked-before.server";

/** What was booked. Instants in UTC ms. */
export interface BookedAppointment {
  appointmentId: string;
  stateId: AppointmentState;
  startsAt: number;
  employeeId: string;
  branchId: string;
  /** It stands only if it is paid within its time. */
  payToBook: boolean;
  /** It stands only if its asker confirms it by the mailed link until then; null where nobody asks for that. */
  proofDueAt: number | null;
}

/** One try to book with one provider. */
export interface Attempt {
  input: BookAppointment;
  answers: readonly GivenAnswer[];
  offer: BookingOffer & { payToBook: boolean };
  patient: BookingPatient;
  /** Null for the staff, whose bookings are not counted. */
  asker: AskerHashes | null;
  candidate: Offer;
  /** The visitor's holds for the service: they become the appointment's claims, or go. */
  released: readonly BookingHold[];
  zones: ZoneTable;
  /** What discounts there are; null where a credit pays. */
  discounts: ReadDiscounts | null;
  /** What it costs with them; null where none is taken. */
  agreed: AgreedPrice | null;
  key: ActorKey;
  /** A stranger confirms it by a mailed link. */
  byMail: boolean;
}

const placeOf = ({ offer, candidate }: Attempt) => {
  const place = offer.places.find(({ branchId }) => branchId === candidate.branchId);
  if (!place) throw new NotFoundError();
  return place;
};

const demandsPayment = (attempt: Attempt): boolean =>
  mustPay(attempt.offer.payToBook, attempt.agreed?.totalMinor ?? placeOf(attempt).costMinor);
const paysToBook = (attempt: Attempt): boolean => demandsPayment(attempt) && !attempt.input.payWithCredit;

/** Whether a mailed link would prove anything: staff and patients are known, and who pays has shown that they mean it. */
export const proofMatters = (attempt: Attempt): boolean =>
  attempt.asker !== null && attempt.input.visitor !== undefined && !paysToBook(attempt);

function appointmentOf(context: RequestContext, attempt: Attempt): NewAppointment {
  const { input, offer, patient, candidate, zones } = attempt;
  const place = placeOf(attempt);
  const byPatient = context.actor.kind === "patient";
  const byCredit = input.payWithCredit;
  if (byCredit) requireCost(place.costMinor);
  const awaitsProof = attempt.byMail && proofMatters(attempt);
  const facts = {
    now: context.now,
    actorId: context.auditActor.id ?? "",
    // What is paid to book stands once it is paid.
    confirmsItself: offer.offering.confirmsByItself || (byCredit && demandsPayment(attempt)),
    payToBook: paysToBook(attempt),
    awaitsProof,
  };
  const state = decide("book", byPatient ? "patient" : "public", null, facts);
  if (!state.ok) throw new ConflictError(state.error);
  return {
    id: uuidv7(context.now),
    stateId: state.value,
    ...offeredTimeOf(offer.offering, input.startTime, place.timeZone, zones),
    ...sessionPart(offer, candidate, input.startTime),
    employeeId: candidate.providerId,
    branchId: place.branchId,
    patientId: patient.id,
    lane: SHARED_LANE,
    reason: input.reason,
    bookedZone: actsForClinic(context.actor) ? null : knownZone(input.zone),
    bookedBy: byPatient ? "PATIENT" : actsForClinic(context.actor) ? "STAFF" : "PUBLIC",
    ...(awaitsProof ? { proofDueAt: context.now + PROOF_LIMIT_MS } : {}),
    ...(byCredit ? { paidByCreditAt: context.now } : {}),
  };
}

function countedOf(attempt: Attempt, row: NewAppointment): CountedRequest | null {
  if (attempt.asker === null) return null;
  return {
    asker: attempt.asker,
    employeeId: row.employeeId,
    known: row.bookedBy === "PATIENT",
    seat: row.sessionId !== undefined,
    forAWhile: row.proofDueAt !== undefined || paysToBook(attempt),
    confirmed: row.stateId === APPOINTMENT_STATE.CONFIRMED,
    startsAt: row.startsAt,
  };
}

/** The seat that somebody whom a stranger names has in the session already, and shall hear of. */
async function seatOfNamed({ actor, db }: RequestContext, { input }: Attempt, { sessionId }: NewAppointment) {
  if (actor.kind !== "anonymous" || !input.visitor || sessionId === undefined) return null;
  return readSeatOfPerson(db, sessionId, input.visitor);
}

interface PlannedBooking {
  plan: CommitPlan<BookedAppointment>;
  changes: ScheduleChange[];
  counted: CountedRequest | null;
  row: NewAppointment;
}

/** Everything that one try writes, and how its request is counted. */
async function bookingPlan(context: RequestContext, attempt: Attempt): Promise<PlannedBooking> {
  const { patient, offer, answers, key, released } = attempt;
  const row = appointmentOf(context, attempt);
  const counted = countedOf(attempt, row);
  const request = counted && requestWrites(context, row.id, counted);
  const payToBook = paysToBook(attempt);
  const { id: appointmentId, stateId, startsAt, employeeId, branchId, proofDueAt = null } = row;
  const seat = await seatOfNamed(context, attempt, row);
  return {
    plan: {
      ...(request ? { guarded: request.guarded } : {}),
      writes: [
        ...patient.writes,
        ...releaseHoldsStatements(context.db, released),
        ...insertAppointmentStatements(context, row, { action: "book", dailyMaximum: offer.settings.dailyMaximum }),
        ...creditOfBooking(context, row),
        ...priceOfBooking(context, row, attempt.agreed, attempt.discounts),
        ...insertAnswersStatements(context.db, row.id, answers),
        ...askedBefore(context, row),
        ...(request ? [request.sweep] : []),
      ],
      ...bookingEffects(context, row, patient, { payToBook, seat }),
      idempotency: key,
      result: { appointmentId, stateId, startsAt, employeeId, branchId, payToBook, proofDueAt },
    },
    changes: [...released.map(freedBy), takenBy(row)],
    counted,
    row,
  };
}

/** Somebody else was faster, its provider has too many open requests, or the patient has a seat there already. */
export type Refused = "taken" | "full" | "twice";

/** Tables whose keys say that somebody else was faster. */
const HELD: ReadonlySet<string> = new Set(["slot_claim", "daily_ordinal", "group_seat"]);

/** What was asked of discounts, to ask again. */
const discountsAsked = ({ input, patient, candidate }: Attempt) => ({
  ...{ serviceOfferingId: input.serviceOfferingId, code: input.discountCode },
  ...{ patientId: patient.id, branchId: candidate.branchId ?? "" },
});

/**
 * One try with one provider.
 * @throws InvalidError where whoever asks has too many open requests, no credit left, or a discount has just run out
 */
export async function tryToBook(context: RequestContext, attempt: Attempt): Promise<BookedAppointment | Refused> {
  const { plan, changes, counted, row } = await bookingPlan(context, attempt);
  return commitSchedule(context, plan, changes).then(
    ({ result }) => result,
    refusedAs({
      conflict: async (): Promise<Refused | Error> => {
        if (await lacksCredit(context, row)) return noCredit("none");
        if (await lacksDiscount(context, discountsAsked(attempt), attempt.agreed)) return refusedDiscount("gone");
        return counted && (await isProviderFull(context, counted)) ? "full" : "taken";
      },
      unique: ({ table, columns }, refused): Refused | Error => {
        if (!HELD.has(table)) return refused;
        return table === "group_seat" && columns.includes("patient_id") ? "twice" : "taken";
      },
    }),
  );
}
