import type { TenantDb } from "~/db/client.server";
import { nextLook } from "~/db/due-rows.server";

/**
 * Puts the next look at an appointment off to `at` (UTC ms), or takes it off the list where there is none. It changes
 * no row where somebody has done this look meanwhile, or the appointment has changed.
 */
export const nextLookStatement = (
  db: TenantDb,
  item: { id: string; dueAt: number },
  at: number | null,
): D1PreparedStatement => nextLook(db, { kind: "APPOINTMENT_MESSAGE", ...item }, at);

export { outboxRowsThere } from "~/db/outbox-rows.server";
