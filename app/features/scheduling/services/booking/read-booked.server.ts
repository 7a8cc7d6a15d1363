import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { APPOINTMENT_STATE, isAhead } from "../../domain/appointments/appointment-states";
import { bookingNumber } from "../../domain/booking/booking-number";
import type { BookedView } from "../../domain/booking/booking-view";
import { toldCost } from "../../domain/payments/told-cost";
import { heldUntilOf } from "../availability/held-until.server";
import { readByReference } from "../../support/booking/booking-reference.server";
import { payLink } from "../payments/read-appointment-payment.server";

/** What the confirmation of a booking says. @throws NotFoundError, LinkGoneError */
export async function readBooked(
  context: RequestContext,
  reference: string,
  viewerZone: string | null,
): Promise<BookedView> {
  await authorize(context, "organization.public");
  const booked = await readByReference(context, reference);
  const kind = booked.type === "video" ? "video" : "clinic";
  return {
    confirmed: booked.stateId === APPOINTMENT_STATE.CONFIRMED,
    kind,
    at: { start: booked.startsAt, zone: booked.timeZone },
    endsAt: booked.endsAt,
    number: bookingNumber(booked.id),
    offering: {
      name: booked.offeringName,
      durationMinutes: booked.durationMinutes,
      instructions: isAhead(booked.stateId) ? booked.instructions : "",
    },
    provider: { title: booked.title, firstName: booked.firstName, lastName: booked.lastName },
    place: { name: booked.placeName, address: booked.placeAddress, city: booked.placeCity },
    email: booked.email || null,
    viewerZone,
    isGuest: context.actor.kind === "anonymous" && context.profile.settings.patientSignupEnabled,
    pay: await payLink(context, { appointment: booked, ...booked.terms }),
    cost: context.profile.settings.showPrices ? toldCost(booked.terms, kind, booked) : null,
    discounts: context.profile.settings.showPrices
      ? []
      : (booked.terms.price?.discounts.map(({ label }) => label) ?? []),
    paidByCredit: booked.paidByCreditAt !== null,
    held: heldUntilOf({ appointment: booked, ...booked.terms }),
  };
}
