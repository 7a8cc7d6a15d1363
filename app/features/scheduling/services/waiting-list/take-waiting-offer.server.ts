import { refusedAs, type CommitPlan } from "~/db/commit.server";
import { uuidv7 } from "~/kernel/ids";
import { createZoneTable } from "~/kernel/time/zones";
import { authorize } from "~/platform/access/authorize.server";
import { withActor, type RequestContext } from "~/platform/context.server";
import { sha256 } from "~/platform/crypto/crypto.server";
import { ConflictError, LinkGoneError, NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { insertAppointmentStatements, type NewAppointment } from "../../data/appointments/appointment-insert.server";
import { SHARED_LANE } from "../../data/availability/claims.server";
import type { WaitingEntry, WaitingEntryOffer } from "../../data/waiting-list/waiting-entry-read.server";
import {
  dropEndStatement,
  releaseOfferStatements,
  takeEntryStatements,
} from "../../data/waiting-list/waiting-list-write.server";
import { decide } from "../../domain/appointments/appointment-state";
import { sessionPart } from "../../domain/booking/booking-offer";
import type { BookingRule } from "../../domain/timings/removal-message";
import { takenBy } from "../../domain/availability/schedule-change";
import { offeredTimeOf } from "../../domain/appointments/appointment-time";
import { takeOfferSchema } from "../../schemas/waiting-list/waiting-list";
import { bookingEffects } from "../../support/booking/booking-effects.server";
import { creditOfBooking, lacksCredit, noCredit, requireCost } from "../../support/booking/booking-credit.server";
import { priceOfBooking } from "../../support/booking/booking-discount.server";
import { CHANGE_REFUSALS } from "../appointments/change-appointment.server";
import { commitSchedule } from "../availability/commit-schedule.server";
import { judgeTime } from "../availability/judge-time.server";
import { costOfOffer, entryOfLink } from "./open-waiting-offer.server";
import { readStaffOffer } from "../appointments/read-staff-offer.server";
import { rescheduleAppointment } from "../appointments/reschedule-appointment.server";
import { askedBefore } from "../../support/booking/asked-before.server";

/** Only the offer itself is in the way of its time: whoever else held it would hold its claims. */
const HELD_FOR_THEM: ReadonlySet<BookingRule> = new Set<BookingRule>(["busy"]);

/** Of a seat: with the one that is held for them the session is full. */
const SEAT_HELD_FOR_THEM: ReadonlySet<BookingRule> = new Set<BookingRule>(["full"]);

/**
 * What belongs into the commit that takes an offer: the hold goes first, so that the appointment can claim its time.
 */
const takingOf = ({ db }: RequestContext, entry: WaitingEntry, takenId: string) => ({
  before: releaseOfferStatements(db, entry.id),
  writes: [...takeEntryStatements(db, entry, takenId), dropEndStatement(db, entry.id)],
});

/** Books the offered time for a patient who has no appointment yet, as if they had booked it themselves. */
async function bookOffered(
  context: RequestContext,
  entry: WaitingEntry,
  offered: WaitingEntryOffer,
  { id, payWithCredit }: { id: string; payWithCredit: boolean },
): Promise<void> {
  const { patientId, serviceOfferingId, branchId } = entry;
  const { employeeId, startsAt } = offered;
  const zones = createZoneTable();
  const cost = await costOfOffer(context, entry, employeeId);
  if (payWithCredit) requireCost(cost.costMinor);
  const payToBook = cost.payToBook && !payWithCredit;
  const offer = await readStaffOffer(context, { employeeId, serviceOfferingId, branchId }, zones);
  const waived = entry.sessionId === null ? HELD_FOR_THEM : SEAT_HELD_FOR_THEM;
  const wanted = { appointmentId: id, patientId, startsAt, override: false, waived };
  await judgeTime(context, offer, wanted, zones);
  const { offering, places, settings } = offer;
  // What is paid to book stands once it is paid.
  const confirmsItself = offering.confirmsByItself || (payWithCredit && cost.payToBook);
  const facts = { now: context.now, actorId: patientId, confirmsItself, payToBook };
  const state = decide("book", "patient", null, facts);
  if (!state.ok) throw new ConflictError(state.error);
  const row: NewAppointment = {
    ...offeredTimeOf(offering, startsAt, places[0]?.timeZone ?? "UTC", zones),
    ...sessionPart(offer, { providerId: employeeId, branchId }, startsAt),
    ...{ id, stateId: state.value, employeeId, branchId, patientId, lane: SHARED_LANE },
    reason: "",
    bookedBy: "PATIENT",
    ...(payWithCredit ? { paidByCreditAt: context.now } : {}),
  };
  const { before, writes } = takingOf(context, entry, id);
  const inserted = insertAppointmentStatements(context, row, { action: "book", dailyMaximum: settings.dailyMaximum });
  const patient = { id: patientId, userId: null, isNew: false, writes: [] };
  const plan: CommitPlan<null> = {
    writes: [
      ...before,
      ...inserted,
      ...creditOfBooking(context, row),
      ...askedBefore(context, row),
      ...priceOfBooking(context, row, null, null),
      ...writes,
    ],
    ...bookingEffects(context, row, patient, { payToBook }),
    result: null,
  };
  const conflict = async () => ((await lacksCredit(context, row)) ? noCredit("none") : CHANGE_REFUSALS.conflict());
  await commitSchedule(context, plan, [takenBy(row)]).catch(refusedAs({ ...CHANGE_REFUSALS, conflict }));
}

/**
 * Takes the time that a mailed link offers: the patient's appointment moves there, as if they had moved it, or is
 * booked, in one commit with the end of waiting. Pressed twice, the second time finds it taken. What is booked can be
 * paid for with one of the patient's credits.
 * @throws LinkGoneError where the offer ran out or was answered, ConflictError, InvalidError
 */
export async function takeWaitingOffer(context: RequestContext, token: string, raw: unknown = {}): Promise<void> {
  await authorize(context, "waitingList.answer");
  const { payWithCredit } = parse(takeOfferSchema, raw);
  const entry = await entryOfLink(context, token);
  const { offer: offered, patientId, appointmentId } = entry;
  if (entry.state === "TAKEN") return;
  if (entry.state !== "OFFERED" || !offered || offered.expiresAt <= context.now) throw new LinkGoneError("linkExpired");
  const takenId = appointmentId ?? uuidv7(context.now);
  const linkHash = await sha256(token);
  const holder = withActor(context, { kind: "link", appointmentId: takenId, patientId, linkHash });
  if (appointmentId === null) return bookOffered(holder, entry, offered, { id: takenId, payWithCredit });
  try {
    await rescheduleAppointment(
      holder,
      { appointmentId, startsAt: offered.startsAt },
      {
        ...takingOf(holder, entry, takenId),
        waived: HELD_FOR_THEM,
        heldOut: true,
      },
    );
  } catch (error) {
    throw error instanceof NotFoundError ? new LinkGoneError("linkRevoked") : error;
  }
}
