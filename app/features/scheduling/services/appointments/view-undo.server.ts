import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { readSummary } from "../../data/lists/appointment-rows-read.server";
import { readForChange, type AppointmentForChange } from "../../data/appointments/appointment-change-read.server";
import type { Contact } from "../../domain/appointments/telling/reach";
import { tellingOf, type Telling } from "../../domain/appointments/way-back";
import { reaches } from "../../support/appointments/reaches.server";
import { undoableUntil } from "./change-appointment.server";

/** Until when a change can be undone (UTC ms), and what its patient has heard of it by now. */
export interface Undoable {
  until: number;
  telling: Telling;
}

/** Until when this person can undo their last change of an appointment, and who was told; null where they cannot. */
export async function viewUndo(context: RequestContext, id: string): Promise<Undoable | null> {
  await authorize(context, "appointment.undo");
  const loaded = await readForChange(context.db, id, context.now);
  if (!loaded || undoableUntil(context, loaded) === null) return null;
  return undoableOf(context, loaded, (await readSummary(context.db, id))?.patient);
}

/** The same of an appointment that was loaded, whose patient can be written to at `contact`. */
export async function undoableOf(
  context: RequestContext,
  loaded: AppointmentForChange,
  contact: Contact | null | undefined,
): Promise<Undoable | null> {
  const until = undoableUntil(context, loaded);
  const { wayBack } = loaded.appointment;
  if (until === null || wayBack === null) return null;
  return { until, telling: tellingOf(wayBack, loaded.heldMails, await reaches(context, contact)) };
}
