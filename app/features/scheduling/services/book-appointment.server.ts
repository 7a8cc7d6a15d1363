import { CommitRefused, storedResult, type ActorKey } from "~/db/commit.server";
import { writeDownVisitor, type BookingPatient } from "~/features/patients/public.server";
import { uuidv7 } from "~/kernel/ids";
import { createZoneTable, type ZoneTable } from "~/kernel/zones";
import { actorKey } from "~/platform/actor-key.server";
import { actsForClinic, onlyBookedBy } from "~/platform/actor.server";
import { authorize } from "~/platform/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, InvalidError, NotFoundError } from "~/platform/errors.server";
import { parse } from "~/platform/parse.server";
import { insertAppointmentStatements, type NewAppointment } from "../data/appointment-insert.server";
import { releaseHoldsStatements } from "../data/booking-holds.server";
import { insertAnswersStatements } from "../data/booking-questions.server";
import { patientIsBusy } from "../data/patient-busy.server";
import { decide, type AppointmentState } from "../domain/appointment-state";
import type { Offer } from "../domain/availability";
import type { BookingHold } from "../domain/booking-hold";
import type { GivenAnswer } from "../domain/booking-question";
import { sessionPart, type BookingOffer } from "../domain/booking-offer";
import { mustPay } from "../domain/online-payment";
import { freedBy, takenBy } from "../domain/schedule-change";
import { timeOf, visitOf } from "../domain/visit-time";
import { bookAppointmentSchema, type BookAppointment } from "../schemas/book-appointment";
import { askedAnswers } from "./asked-answers.server";
import { bookingEffects } from "./booking-effects.server";
import { commitSchedule } from "./commit-schedule.server";
import { readWantedOffer } from "./read-wanted-offer.server";
import { SHARED_LANE } from "../data/claims.server";
import { timeTaken } from "./time-taken.server";

/** What was booked. Instants in UTC ms. */
export interface BookedAppointment {
  appointmentId: string;
  stateId: AppointmentState;
  startsAt: number;
  employeeId: string;
  branchId: string;
  /** It stands only if it is paid within its time. */
  payToBook: boolean;
}

/**
 * Books a visit for a visitor, or for the patient who is signed in. Whoever is first wins: the claims decide, in the
 * same batch that writes the patient, the visit and its effects.
 * @throws TimeTakenError with the nearest free times, InvalidError, NotFoundError for an unknown offering or provider
 */
export async function bookAppointment(context: RequestContext, raw: unknown): Promise<BookedAppointment> {
  await authorize(context, "appointment.book");
  const input = parse(bookAppointmentSchema, raw);
  const key = await actorKey(context, "book", input.idempotencyKey, input);
  const stored = await storedResult<BookedAppointment>(context, key);
  if (stored) return stored.result;
  const zones = createZoneTable();
  const { offer, wanted, holds, candidates } = await readWantedOffer(context, input, zones);
  const answers = await askedAnswers(context, input);
  const patient = await patientOf(context, input, offer);
  const released = holds.filter((hold) => hold.serviceOfferingId === offer.offering.id);
  for (const candidate of candidates) {
    const booked = await tryToBook(context, { input, answers, offer, patient, candidate, released, zones, key });
    if (booked) return booked;
  }
  const fresh = await readWantedOffer(context, input, zones);
  throw timeTaken(fresh.offer, { ...wanted, start: input.startTime }, zones);
}

async function patientOf(
  context: RequestContext,
  input: BookAppointment,
  offer: BookingOffer,
): Promise<BookingPatient> {
  const { actor } = context;
  if (actor.kind !== "patient") {
    if (!input.visitor) throw new InvalidError([{ field: "email", message: "errors:field.mandatory" }]);
    return writeDownVisitor(context, input.visitor);
  }
  const { startsAt, endsAt } = timeOf(input.startTime, offer.offering);
  const range = { from: startsAt, to: endsAt };
  if (await patientIsBusy(context.db, actor.patientId, range, { bookedBy: onlyBookedBy(actor) })) {
    throw new InvalidError([{ field: "startTime", message: "booking:rules.patientBusy" }]);
  }
  return { id: actor.patientId, isNew: false, writes: [] };
}

interface Attempt {
  input: BookAppointment;
  answers: readonly GivenAnswer[];
  offer: BookingOffer & { payToBook: boolean };
  patient: BookingPatient;
  candidate: Offer;
  /** The visitor's holds for the service: they become the visit's claims, or go. */
  released: readonly BookingHold[];
  zones: ZoneTable;
  key: ActorKey;
}

const paysToBook = ({ offer, candidate }: Attempt): boolean =>
  mustPay(offer.payToBook, offer.places.find(({ branchId }) => branchId === candidate.branchId)?.costMinor);

function appointmentOf(context: RequestContext, attempt: Attempt): NewAppointment {
  const { input, offer, patient, candidate, zones } = attempt;
  const { offering, places } = offer;
  const place = places.find(({ branchId }) => branchId === candidate.branchId);
  if (!place) throw new NotFoundError();
  const byPatient = context.actor.kind === "patient";
  const facts = {
    now: context.now,
    actorId: context.auditActor.id ?? "",
    confirmsItself: offering.confirmsByItself,
    payToBook: paysToBook(attempt),
  };
  const state = decide("book", byPatient ? "patient" : "public", null, facts);
  if (!state.ok) throw new ConflictError(state.error);
  return {
    id: uuidv7(context.now),
    stateId: state.value,
    ...visitOf(offering, input.startTime, place.timeZone, zones),
    ...sessionPart(offer, candidate, input.startTime),
    employeeId: candidate.providerId,
    branchId: place.branchId,
    patientId: patient.id,
    lane: SHARED_LANE,
    reason: input.reason,
    bookedBy: byPatient ? "PATIENT" : actsForClinic(context.actor) ? "STAFF" : "PUBLIC",
  };
}

/** Tables whose keys say that somebody else was faster. */
const HELD: ReadonlySet<string> = new Set(["slot_claim", "daily_ordinal", "group_seat"]);

/** One try with one provider; undefined where someone else was faster. */
async function tryToBook(context: RequestContext, attempt: Attempt): Promise<BookedAppointment | undefined> {
  const { patient, offer, answers, key, released } = attempt;
  const row = appointmentOf(context, attempt);
  const booked = {
    appointmentId: row.id,
    stateId: row.stateId,
    startsAt: row.startsAt,
    employeeId: row.employeeId,
    branchId: row.branchId,
    payToBook: paysToBook(attempt),
  };
  try {
    const plan = {
      writes: [
        ...patient.writes,
        ...releaseHoldsStatements(context.db, released),
        ...insertAppointmentStatements(context, row, { action: "book", dailyMaximum: offer.settings.dailyMaximum }),
        ...insertAnswersStatements(context.db, row.id, answers),
      ],
      ...bookingEffects(context, row, patient, booked.payToBook),
      idempotency: key,
      result: booked,
    };
    const { result } = await commitSchedule(context, plan, [...released.map(freedBy), takenBy(row)]);
    return result;
  } catch (error) {
    if (!(error instanceof CommitRefused)) throw error;
    const { failure } = error;
    if (failure.kind === "unique" && failure.table === "group_seat" && failure.columns.includes("patient_id"))
      throw new InvalidError([{ field: "startTime", message: "booking:rules.twice" }]);
    const taken = failure.kind === "conflict" || (failure.kind === "unique" && HELD.has(failure.table));
    if (!taken) throw error;
    return undefined;
  }
}
