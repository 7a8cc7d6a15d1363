import type { TenantDb } from "~/db/client.server";
import { providesText } from "~/db/provider-role.server";
import type { Setup, SetupStep } from "../../domain/settings/setup";

const HAS = (from: string, where: string) =>
  `EXISTS (SELECT 1 FROM ${from} WHERE ${from}.organization_id = ?1${where ? ` AND ${where}` : ""})`;

const SETUP = `SELECT ${HAS("branch", "enabled = 1")} AS branch, ${HAS("department", "enabled = 1")} AS department,
${HAS("service_offering", "enabled = 1")} AS offering,
${HAS("employee", `enabled = 1 AND admin_approval = 1 AND ${providesText("employee")}`)} AS doctor,
${HAS("provider_slot", "type = 'INCLUSION'")} AS timings,
${HAS("organization_setting", "area = 'web-patient-portal'")} AS portal,
${HAS("appointment", "")} AS booked`;

/** What an organization has already of what it needs to be booked: one round trip, one row of each. */
export async function readSetupRow(db: TenantDb): Promise<Setup> {
  const row = await db.raw(SETUP, db.organizationId).first<Record<SetupStep | "booked", number>>();
  const has = (name: SetupStep | "booked") => row?.[name] === 1;
  return {
    done: {
      branch: has("branch"),
      department: has("department"),
      offering: has("offering"),
      doctor: has("doctor"),
      timings: has("timings"),
      portal: has("portal"),
    },
    booked: has("booked"),
  };
}
