import type { RequestContext } from "~/platform/context.server";
import { ConflictError, NotFoundError } from "~/platform/errors.server";
import { dropExpiry } from "../data/due-expiry.server";
import { changeAppointment } from "./change-appointment.server";

/**
 * Does one due expiry: a request that nobody answered before its start is EXPIRED and lets go of its time. One that
 * was answered, moved or taken away meanwhile stays as it is. Either way the item is done, and safe to do twice.
 */
export async function expireAppointment(context: RequestContext, item: { id: string; dueAt: number }): Promise<void> {
  try {
    await changeAppointment(context, { id: item.id }, { action: "expire", authority: "appointment.expire" });
  } catch (error) {
    const answered =
      error instanceof NotFoundError || (error instanceof ConflictError && error.code !== "changedMeanwhile");
    if (!answered) throw error;
    await dropExpiry(context.db, item);
  }
}
