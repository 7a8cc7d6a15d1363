import { storedUnder } from "~/db/commit.server";
import { ownKey } from "~/platform/access/actor-key.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import type { BookedAppointment } from "./try-to-book.server";

/**
 * The appointment that this browser, or whoever is signed in, has booked by a form: who goes back to the form finds
 * their own time taken, by themselves.
 * @param chosen the form's idempotency key
 * @returns its id; null where nothing was booked by it
 */
export async function findOwnBooking(context: RequestContext, chosen: string): Promise<string | null> {
  await authorize(context, "appointment.book");
  const key = ownKey(context, "book", chosen);
  const stored = key && (await storedUnder<BookedAppointment>(context, key));
  return stored?.result.appointmentId ?? null;
}
