import type { RequestContext } from "~/platform/context.server";
import { changeByClock } from "./change-by-clock.server";

/**
 * Does one due look at an agreed appointment: one that nobody began within a day of its start is NO_SHOW. One that was
 * begun, moved or called off meanwhile stays as it is. Either way the item is done, and safe to do twice.
 */
export function sweepNoShow(context: RequestContext, item: { id: string; dueAt: number }): Promise<void> {
  return changeByClock(
    context,
    { ...item, kind: "APPOINTMENT_NO_SHOW" },
    { action: "no-show", authority: "appointment.noShow", closesRoom: true },
  );
}
