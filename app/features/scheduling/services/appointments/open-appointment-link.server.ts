import { authorize } from "~/platform/access/authorize.server";
import { withActor, type RequestContext } from "~/platform/context.server";
import { sha256 } from "~/platform/crypto/crypto.server";
import { LinkGoneError } from "~/platform/http/errors.server";
import { isMailed } from "../../domain/appointments/appointment-link";
import { readLink } from "../../data/appointments/appointment-links.server";

export interface OpenedAppointment {
  /** The request, on behalf of whoever holds the link. */
  context: RequestContext;
  appointmentId: string;
  expiresAt: number;
  /** The link was mailed, so that its holder has the mailbox. */
  byMail: boolean;
}

/**
 * Lets the holder of a mailed link in, for its one appointment. It changes nothing, so a preview that fetches the link
 * does no harm, and it can be opened again and again.
 * @throws LinkGoneError for a link that ran out, was withdrawn or never was
 */
export async function openAppointmentLink(context: RequestContext, token: string): Promise<OpenedAppointment> {
  const linkHash = await sha256(token);
  const link = await readLink(context.db, linkHash);
  if (!link || link.patientId === null || link.revokedAt !== null) throw new LinkGoneError("linkRevoked");
  if (link.expiresAt <= context.now) throw new LinkGoneError("linkExpired");
  const { appointmentId, patientId, employeeId, expiresAt } = link;
  const holder = withActor(context, { kind: "link", appointmentId, patientId, linkHash });
  await authorize(holder, "appointment.read", {
    kind: "appointment",
    id: appointmentId,
    appointmentId,
    patientId,
    employeeId,
  });
  return { context: holder, appointmentId, expiresAt, byMail: isMailed(token) };
}
