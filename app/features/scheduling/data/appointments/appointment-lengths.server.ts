import { and, desc, eq, gt, isNotNull, lte } from "drizzle-orm";
import { DAY_MS } from "~/kernel/time/dates";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { appointment } from "~/db/schema/scheduling.server";

/** Older appointments say little about today's. */
const WITHIN_MS = 90 * DAY_MS;
const LAST_APPOINTMENTS = 20;

/**
 * When the last appointments of a provider that were measured began and ended, and for when they were planned (UTC ms),
 * newest first; at most 20.
 */
export const appointmentLengthsQuery = (db: TenantDb, employeeId: string, now: number) =>
  db.orm
    .select(
      pick({
        ...{ startedAt: appointment.startedAt, concludedAt: appointment.concludedAt },
        ...{ startsAt: appointment.startsAt, endsAt: appointment.endsAt },
      }),
    )
    .from(appointment)
    .where(
      and(
        db.own(appointment),
        eq(appointment.employeeId, employeeId),
        gt(appointment.startsAt, now - WITHIN_MS),
        lte(appointment.startsAt, now),
        isNotNull(appointment.startedAt),
        isNotNull(appointment.concludedAt),
      ),
    )
    .orderBy(desc(appointment.startsAt))
    .limit(LAST_APPOINTMENTS);
