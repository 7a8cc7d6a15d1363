import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { readWatchable } from "../../data/availability/watchable-provider.server";
import { scheduleBoard } from "../../support/availability/schedule-board.server";

/**
 * Opens a line to a provider's board: for everybody where the provider can be booked here, for staff who see the
 * appointments of any other one too.
 * @throws NotFoundError for a provider that is not this organization's, or not bookable
 */
export async function watchSchedule(context: RequestContext, employeeId: string, upgrade: Request): Promise<Response> {
  await authorize(context, "slots.read");
  const { known, bookable } = await readWatchable(context.db, employeeId);
  if (!known) throw new NotFoundError();
  if (!bookable) {
    if (context.actor.kind !== "employee") throw new NotFoundError();
    await authorize(context, "appointment.list", { kind: "employee", id: employeeId, employeeId });
  }
  return scheduleBoard(context, employeeId).fetch(upgrade);
}
