import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ForbiddenError } from "~/platform/http/errors.server";
import { deskBoard, scheduleBoard } from "../../../support/availability/schedule-board.server";

/** Opens a line to the desk's board, for staff who see appointments: it says that something is different, never whose. */
export async function watchDesk(context: RequestContext, upgrade: Request): Promise<Response> {
  await authorize(context, "appointment.list");
  if (context.actor.kind !== "employee") throw new ForbiddenError();
  return scheduleBoard(context, deskBoard).fetch(upgrade);
}
