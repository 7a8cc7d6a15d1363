import { and, desc, eq, inArray } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { branch } from "~/db/schema/organization.server";
import { appointment, appointmentHistory } from "~/db/schema/scheduling.server";
import { ENDING_ACTIONS } from "../../domain/sessions/appointment-ending";

/** The phone of the place where an appointment is. */
export const placePhoneQuery = (db: TenantDb, appointmentId: string) =>
  db.orm
    .select(pick({ phone: branch.phone }))
    .from(appointment)
    .innerJoin(branch, and(eq(branch.organizationId, appointment.organizationId), eq(branch.id, appointment.branchId)))
    .where(and(db.own(appointment), eq(appointment.id, appointmentId)));

/** By what act an appointment was called off last, by whom and why; no row where it never was. */
export const endingQuery = (db: TenantDb, appointmentId: string) =>
  db.orm
    .select(
      pick({
        action: appointmentHistory.action,
        actorKind: appointmentHistory.actorKind,
        note: appointmentHistory.note,
      }),
    )
    .from(appointmentHistory)
    .where(
      and(
        db.own(appointmentHistory),
        eq(appointmentHistory.appointmentId, appointmentId),
        inArray(appointmentHistory.action, ENDING_ACTIONS),
      ),
    )
    .orderBy(desc(appointmentHistory.version))
    .limit(1);
