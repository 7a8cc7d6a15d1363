import { and, eq } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { appointment, appointmentLink } from "~/db/schema/scheduling.server";

/** What a mailed link opens. Instants in UTC ms. */
export interface AppointmentLink {
  appointmentId: string;
  patientId: string | null;
  employeeId: string;
  expiresAt: number;
  revokedAt: number | null;
}

const INSERT =
  "INSERT INTO appointment_link (organization_id, token_hash, appointment_id, created_at, expires_at) VALUES (?1, ?2, ?3, ?4, ?5)";
const EXTEND =
  "UPDATE appointment_link SET expires_at = ?3 WHERE organization_id = ?1 AND appointment_id = ?2 AND revoked_at IS NULL AND expires_at > ?4";

export function insertLinkStatement(
  db: TenantDb,
  link: { tokenHash: string; appointmentId: string; createdAt: number; expiresAt: number },
): D1PreparedStatement {
  return db.raw(INSERT, db.organizationId, link.tokenHash, link.appointmentId, link.createdAt, link.expiresAt);
}

/**
 * Lets the links of an appointment that moved live as long as its new time asks for. What ran out by `now` stays so.
 */
export const extendLinksStatement = (
  db: TenantDb,
  appointmentId: string,
  expiresAt: number,
  now: number,
): D1PreparedStatement => db.raw(EXTEND, db.organizationId, appointmentId, expiresAt, now);

/** The link whose token has this hash. */
export async function readLink(db: TenantDb, tokenHash: string): Promise<AppointmentLink | undefined> {
  const [link] = await db.orm
    .select(
      pick({
        appointmentId: appointmentLink.appointmentId,
        patientId: appointment.patientId,
        employeeId: appointment.employeeId,
        expiresAt: appointmentLink.expiresAt,
        revokedAt: appointmentLink.revokedAt,
      }),
    )
    .from(appointmentLink)
    .innerJoin(
      appointment,
      and(
        eq(appointment.organizationId, appointmentLink.organizationId),
        eq(appointment.id, appointmentLink.appointmentId),
      ),
    )
    .where(and(db.own(appointmentLink), eq(appointmentLink.tokenHash, tokenHash)));
  return link;
}
