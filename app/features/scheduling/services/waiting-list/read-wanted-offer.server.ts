import type { ZoneTable } from "~/kernel/time/zones";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError, NotFoundError } from "~/platform/http/errors.server";
import type { Offer } from "../../domain/availability/availability";
import { heldFor, type BookingHold } from "../../domain/availability/booking-hold";
import { offersOf, type BookingOffer } from "../../domain/booking/booking-offer";
import { keptFrom } from "../../domain/booking/who-may-book";
import { ANY_PROVIDER } from "../../schemas/booking/book-appointment";
import { readBookingChoices, readBookingOffer } from "../booking/read-booking-offer.server";

/** What a visitor wants to book or to have kept; `requestedEmployeeId` is an id or 'any'. */
interface Wanted {
  serviceOfferingId: string;
  requestedEmployeeId: string;
  branchId?: string;
  /** UTC ms. */
  startTime: number;
}

export interface WantedOffer {
  offer: BookingOffer & { payToBook: boolean };
  /** Whom and where the visitor named, if any. */
  wanted: { employeeId?: string; branchId?: string };
  /** The visitor's own holds; some may have run out. */
  holds: BookingHold[];
  /** The one of them that stands for what is wanted. */
  held: BookingHold | undefined;
  /** Whom the time can be had with: the one it is held with first, the others in an order of chance. */
  candidates: Offer[];
}

/** With any provider, so many of the free are tried before the time counts as taken. */
const MOST_TRIES = 3;

/**
 * Reads who could give a wanted time.
 * @throws NotFoundError for an unknown offering, provider or place; InvalidError where it cannot be booked online
 */
export async function readWantedOffer(context: RequestContext, input: Wanted, zones: ZoneTable): Promise<WantedOffer> {
  await authorize(context, "appointment.book");
  const employeeId = input.requestedEmployeeId === ANY_PROVIDER ? undefined : input.requestedEmployeeId;
  const wanted = { employeeId, branchId: input.branchId };
  const choices = await readBookingChoices(context, { serviceOfferingId: input.serviceOfferingId, employeeId });
  const [offering] = choices.offerings;
  if (!offering || choices.providers.length === 0) throw new NotFoundError();
  if (input.branchId && !choices.places.some(({ branchId }) => branchId === input.branchId)) throw new NotFoundError();
  if (offering.onlineBookingOption !== "ENABLED")
    throw new InvalidError([{ field: "serviceOfferingId", message: "booking:offering.callToBook" }]);
  if (keptFrom(choices.visitor, offering) !== null)
    throw new InvalidError([{ field: "serviceOfferingId", message: "booking:offering.newPatientsOnly" }]);
  const { healthCareProviderBasedBooking, serviceOnlyBasedBooking } = choices.settings;
  // Where there is nobody to choose between, the one counts as chosen.
  const anyClosed = !serviceOnlyBasedBooking && choices.providers.length > 1;
  const closed = employeeId === undefined ? anyClosed : !healthCareProviderBasedBooking;
  if (closed) throw new InvalidError([{ field: "requestedEmployeeId", message: "errors:field.chooseOne" }]);
  const offer = { ...(await readBookingOffer(context, choices, offering, zones)), payToBook: choices.payToBook };
  const startsAt = input.startTime;
  const held = heldFor(choices.holds, { ...wanted, serviceOfferingId: offering.id, startsAt }, context.now);
  return {
    offer,
    wanted,
    holds: choices.holds,
    held,
    candidates: candidatesOf(offersOf(offer, wanted, startsAt, zones), offer, held),
  };
}

/** A held time stays bookable for whom it is held, even where the notice for it has begun meanwhile. */
function candidatesOf(offers: readonly Offer[], offer: BookingOffer, held: BookingHold | undefined): Offer[] {
  const stands =
    held !== undefined &&
    offer.providers.some(({ id }) => id === held.employeeId) &&
    offer.places.some(({ branchId }) => branchId === held.branchId);
  const own = stands ? [{ providerId: held.employeeId, branchId: held.branchId }] : [];
  const others = offers.filter(({ providerId }) => !stands || providerId !== held.employeeId);
  return [...own, ...inRandomOrder(others)].slice(0, MOST_TRIES);
}

function inRandomOrder(offers: readonly Offer[]): Offer[] {
  const keyed = offers.map((offer) => ({ offer, order: crypto.getRandomValues(new Uint32Array(1))[0] ?? 0 }));
  return keyed.sort((a, b) => a.order - b.order).map(({ offer }) => offer);
}
