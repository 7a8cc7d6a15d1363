import type { DueEntry } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, NotFoundError } from "~/platform/http/errors.server";
import { dropExpiry } from "../../data/appointments/due-expiry.server";
import { changeAppointment, type Change } from "./change-appointment.server";

/**
 * Makes a change that fell due, or, where the appointment is no longer as it was when the item was written, only takes
 * the item off the list. An item that somebody overtook in this very moment stays for the next minute.
 */
export async function changeByClock(context: RequestContext, item: DueEntry, change: Change): Promise<void> {
  try {
    await changeAppointment(context, { id: item.id }, change);
  } catch (error) {
    const over =
      error instanceof NotFoundError || (error instanceof ConflictError && error.code !== "changedMeanwhile");
    if (!over) throw error;
    await dropExpiry(context.db, item);
  }
}
