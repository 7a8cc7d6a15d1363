import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { readForChange } from "../../data/appointments/appointment-change-read.server";
import { undoableUntil } from "./change-appointment.server";

/** Deadline for this person to undo their last change of an appointment, UTC ms; null where there is none. */
export async function viewUndo(context: RequestContext, id: string): Promise<number | null> {
  await authorize(context, "appointment.undo");
  const loaded = await readForChange(context.db, id, context.now);
  return loaded ? undoableUntil(context, loaded) : null;
}
