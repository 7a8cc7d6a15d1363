import { commit } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { randomToken, sha256 } from "~/platform/crypto/crypto.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { insertLinkStatement } from "../../data/appointments/appointment-links.server";
import { readSummary } from "../../data/lists/appointment-rows-read.server";
import { LINK_BITS, linkExpiry } from "../../domain/appointments/appointment-link";
import { summarySubject } from "../../support/appointments/appointment-subject.server";

/**
 * Makes a capability for one appointment, to be mailed or texted to its patient: the token itself, of which only the hash is
 * kept. The address to mail is `paths.appointmentLink(token)`.
 */
export async function createAppointmentLink(
  context: RequestContext,
  appointmentId: string,
  by: keyof typeof LINK_BITS = "text",
): Promise<{ token: string; expiresAt: number }> {
  await authorize(context, "appointment.read");
  const appointment = await readSummary(context.db, appointmentId);
  if (!appointment) throw new NotFoundError();
  await authorize(context, "appointment.read", summarySubject(appointment));
  const token = randomToken(LINK_BITS[by]);
  const expiresAt = linkExpiry(appointment.endsAt, context.now);
  const link = { tokenHash: await sha256(token), appointmentId, createdAt: context.now, expiresAt };
  await commit(context, {
    writes: [insertLinkStatement(context.db, link)],
    audit: [
      {
        action: "appointment.link",
        subjectKind: "appointment",
        subjectId: appointmentId,
        patientId: appointment.patient?.id ?? null,
      },
    ],
    result: null,
  });
  return { token, expiresAt };
}
