import { settingOf } from "~/features/organization/public.server";
import type { RequestContext } from "~/platform/context.server";
import { VISITOR_FIELDS, type BookingState } from "../../schemas/booking/booking-state";

/**
 * Whether whoever books has to say a phone: where the practice writes to phones. By email alone it reaches everybody
 * who books.
 */
export async function needsPhone(context: RequestContext): Promise<boolean> {
  const { smsToPatients, whatsappToPatients } = await settingOf(context, "notifications");
  return smsToPatients || whatsappToPatients;
}

/** What is shown of who the appointment is for: as it was typed, or the name of the patient who is signed in. */
export function visitorOf({ actor }: RequestContext, state: BookingState): Record<string, string> {
  const typed = Object.fromEntries(VISITOR_FIELDS.map((field) => [field, state[field] ?? ""]));
  return actor.kind === "patient"
    ? { ...typed, firstName: actor.acting?.name ?? actor.displayName, lastName: "" }
    : typed;
}
