import { z } from "zod";
import { storedResult } from "~/db/commit.server";
import { checkHuman } from "~/features/identity/public.server";
import { localDate, writeDownVisitor, type BookingPatient } from "~/features/patients/public.server";
import { createZoneTable } from "~/kernel/time/zones";
import { actorKey } from "~/platform/access/actor-key.server";
import { onlyBookedBy } from "~/platform/access/actor.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { patientIsBusy } from "../../data/availability/patient-busy.server";
import type { BookingOffer } from "../../domain/booking/booking-offer";
import { timeOf } from "../../domain/appointments/appointment-time";
import { bookAppointmentSchema, type BookAppointment } from "../../schemas/booking/book-appointment";
import { visitorOn, type Visitor } from "../../schemas/booking/visitor";
import { askedAnswers } from "../../support/settings/asked-answers.server";
import { maySpendCredits, noCredit } from "../../support/booking/booking-credit.server";
import { agreedAt, discountsBeside } from "../../support/booking/booking-discount.server";
import { needsPhone } from "../../support/booking/visitor-asked.server";
import { askerOf } from "./count-request.server";
import { readWantedOffer } from "../waiting-list/read-wanted-offer.server";
import { timeTaken } from "../../support/availability/time-taken.server";
import { proofMatters, tryToBook, type Attempt, type BookedAppointment, type Refused } from "./try-to-book.server";

export type { BookedAppointment } from "./try-to-book.server";

/**
 * Books an appointment for a visitor, or for the patient who is signed in. Whoever is first wins: the claims decide, in
 * the same batch that writes the patient, the appointment and its effects; so do the limits of what may be open at
 * once.
 * @throws TimeTakenError with the nearest free times, InvalidError, NotFoundError for an unknown offering or provider
 */
export async function bookAppointment(context: RequestContext, raw: unknown): Promise<BookedAppointment> {
  await authorize(context, "appointment.book");
  const input = parse(bookAppointmentSchema, raw);
  if (input.visitor) requireBorn(context, input.visitor);
  const { recaptcha, zone: _zone, ...asked } = input;
  const key = await actorKey(context, "book", input.idempotencyKey, asked);
  const stored = await storedResult<BookedAppointment>(context, key);
  if (stored) return stored.result;
  if (input.payWithCredit && (context.actor.kind !== "patient" || !maySpendCredits(context))) throw noCredit("signIn");
  if (context.actor.kind === "anonymous") await checkHuman(context, recaptcha);
  const zones = createZoneTable();
  const { offer, wanted, holds, candidates } = await readWantedOffer(context, input, zones);
  const [answers, discounts] = await Promise.all([askedAnswers(context, input), discountsFor(context, input)]);
  const patient = await patientOf(context, input, offer);
  const asker = await askerOf(context, input.visitor);
  const released = holds.filter((hold) => hold.serviceOfferingId === offer.offering.id);
  let full = false;
  for (const candidate of candidates) {
    const byMail = offer.settings.confirmByMail;
    const agreed = discounts && agreedAt(discounts, candidate.branchId ?? "", input.shownDiscountMinor);
    const priced = { discounts, agreed };
    const attempt = { input, answers, offer, patient, asker, candidate, released, zones, key, byMail, ...priced };
    const booked = await bookWith(context, attempt);
    if (typeof booked === "object") return booked;
    full ||= booked === "full";
  }
  if (full) throw new InvalidError([{ field: "startTime", message: "requests:tooMany.provider" }]);
  const fresh = await readWantedOffer(context, input, zones);
  throw timeTaken(fresh.offer, { ...wanted, start: input.startTime }, zones);
}

const discountsFor = (context: RequestContext, input: BookAppointment) =>
  discountsBeside(context, {
    ...{ serviceOfferingId: input.serviceOfferingId, payWithCredit: input.payWithCredit },
    ...{ code: input.discountCode, patientId: context.actor.kind === "patient" ? context.actor.patientId : null },
  });

/** @throws InvalidError where nobody can have been born on the date that was given */
function requireBorn({ now, profile }: RequestContext, visitor: Visitor): void {
  parse(z.object({ visitor: visitorOn(localDate(now, profile.timeZone)) }), { visitor });
}

async function patientOf(
  context: RequestContext,
  input: BookAppointment,
  offer: BookingOffer,
): Promise<BookingPatient> {
  const { actor } = context;
  if (actor.kind !== "patient") {
    if (!input.visitor) throw new InvalidError([{ field: "email", message: "errors:field.mandatory" }]);
    if (input.visitor.phone === "" && (await needsPhone(context)))
      throw new InvalidError([{ field: "phone", message: "errors:field.mandatory" }]);
    return writeDownVisitor(context, input.visitor);
  }
  const { startsAt, endsAt } = timeOf(input.startTime, offer.offering);
  const range = { from: startsAt, to: endsAt };
  if (await patientIsBusy(context.db, actor.patientId, range, { bookedBy: onlyBookedBy(actor) })) {
    throw new InvalidError([{ field: "startTime", message: "booking:rules.patientBusy" }]);
  }
  return { id: actor.patientId, isNew: false, writes: [] };
}

/** Books with one provider; by a mailed link where more ask for them than people do. */
async function bookWith(context: RequestContext, attempt: Attempt): Promise<BookedAppointment | Refused> {
  const booked = await tryToBook(context, attempt);
  if (booked === "full" && !attempt.byMail && proofMatters(attempt))
    return bookWith(context, { ...attempt, byMail: true });
  if (booked === "twice") throw new InvalidError([{ field: "startTime", message: "booking:rules.twice" }]);
  return booked;
}
