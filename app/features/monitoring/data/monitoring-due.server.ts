import type { TenantDb } from "~/db/client.server";
import { dropDue, nextLook, type DueLook } from "~/db/due-rows.server";

/** Takes an enrolment off what is due. */
export const dropMonitoringDue = (db: TenantDb, id: string): D1PreparedStatement => dropDue(db, "MONITORING", id);

/** Takes an alert off what is due. */
export const dropAlertDue = (db: TenantDb, id: string): D1PreparedStatement => dropDue(db, "MONITORING_ALERT", id);

/** Sets when something is looked at next (UTC ms), in place of the look that was due; null for never. */
export const nextMonitoringLook = (db: TenantDb, look: DueLook, at: number | null): D1PreparedStatement =>
  nextLook(db, look, at);
