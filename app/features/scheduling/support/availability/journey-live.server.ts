import type { Offering } from "../../domain/booking/bookable";
import { heldFor, type BookingHold } from "../../domain/availability/booking-hold";
import { ANY_PROVIDER } from "../../schemas/booking/book-appointment";
import type { BookingState } from "../../schemas/booking/booking-state";

/** The visitor's own hold on the time that they chose. */
export function heldIn(
  state: BookingState,
  holds: readonly BookingHold[],
  offering: Offering | undefined,
  now: number,
): BookingHold | undefined {
  if (state.at === undefined || !offering) return undefined;
  const employeeId = state.provider === ANY_PROVIDER ? undefined : state.provider;
  const wanted = { serviceOfferingId: offering.id, employeeId, branchId: state.place, startsAt: state.at };
  return heldFor(holds, wanted, now);
}

/** With any provider the page listens to so many at the most; it looks again anyway when someone comes back to it. */
const MOST_BOARDS = 6;

export const boardsOf = (
  provider: { id: string } | undefined,
  { providers }: { providers: readonly { id: string }[] },
): string[] => (provider ? [provider] : providers.slice(0, MOST_BOARDS)).map(({ id }) => id);
