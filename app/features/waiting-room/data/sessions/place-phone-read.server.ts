import { and, eq } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { branch } from "~/db/schema/organization.server";
import { appointment } from "~/db/schema/scheduling.server";

/** The phone of the place where an appointment is. */
export const placePhoneQuery = (db: TenantDb, appointmentId: string) =>
  db.orm
    .select(pick({ phone: branch.phone }))
    .from(appointment)
    .innerJoin(branch, and(eq(branch.organizationId, appointment.organizationId), eq(branch.id, appointment.branchId)))
    .where(and(db.own(appointment), eq(appointment.id, appointmentId)));
