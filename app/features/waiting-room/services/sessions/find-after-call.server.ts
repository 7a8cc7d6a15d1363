import { isCompanion } from "../../domain/links/companions";
import { appointmentPresence } from "../../domain/sessions/appointment-presence";
import { type AfterCall, keptOf } from "../../domain/sessions/after-call";
import { appointmentByLink } from "../../support/links/appointment-by-link.server";
import { paths } from "~/paths";
import type { RequestContext } from "~/platform/context.server";
import { AppError } from "~/platform/http/errors.server";
import { reachAppointmentRecord } from "../record/read-appointment-record.server";
import type { Entered } from "../rooms/enter-room.server";

/** The page of an appointment that this browser may open, and on whose behalf. */
interface OwnPage {
  href: string;
  context: RequestContext;
}

/**
 * The appointment's page for a patient whose appointment has taken place, and what it holds for them so far; null where
 * they have no such page: somebody with them, and who holds the room's link alone. That something is there is not its
 * content, which the page reads with a line of audit.
 */
export async function findAfterCall(
  { context, appointment, identity }: Entered,
  request: Request,
): Promise<AfterCall | null> {
  if (!appointment || isCompanion(identity.memberId)) return null;
  const presence = appointmentPresence(appointment, context.now);
  if (presence.kind !== "over" || presence.outcome !== "concluded") return null;
  const { appointmentId } = appointment;
  const own = await ownPageOf(context, request, appointmentId);
  if (!own) return null;
  const { record } = await reachAppointmentRecord(own.context, appointmentId);
  return { href: own.href, kept: keptOf(record) };
}

async function ownPageOf(context: RequestContext, request: Request, appointmentId: string): Promise<OwnPage | null> {
  if (context.actor.kind === "patient") return { href: paths.appointment(appointmentId), context };
  try {
    const opened = await appointmentByLink(context, request);
    return opened.appointmentId === appointmentId ? { href: paths.ownAppointment(), context: opened.context } : null;
  } catch (error) {
    // No link of the appointment in this browser, or one that has run out: there is no page to lead to.
    if (error instanceof AppError) return null;
    throw error;
  }
}
