import { z } from "zod";
import type { Statement, TenantDb } from "~/db/client.server";
import { providesText } from "~/db/provider-role.server";
import { organizationProfile } from "~/db/schema/organization.server";
import { SETUP_STEPS, type Setup } from "../../domain/settings/setup";

const HAS = (from: string, where: string) =>
  `EXISTS (SELECT 1 FROM ${from} WHERE ${from}.organization_id = ?1${where ? ` AND ${where}` : ""})`;
const DOCTOR = `enabled = 1 AND admin_approval = 1 AND ${providesText("employee")}`;
const TIMINGS = HAS("provider_slot", "type = 'INCLUSION'");

const SETUP = `SELECT ${HAS("branch", "enabled = 1")} AS branch, ${HAS("branch", "enabled = 1 AND address <> ''")} AS address,
${HAS("department", "enabled = 1")} AS department, ${HAS("service_offering", "enabled = 1")} AS offering,
${HAS("employee", DOCTOR)} AS doctor, ${TIMINGS} AS timings,
${HAS("organization_profile", "(logo_file_id IS NOT NULL OR brand_colour IS NOT NULL)")} AS brand,
(SELECT count(*) FROM (SELECT 1 FROM employee WHERE employee.organization_id = ?1 AND enabled = 1 LIMIT 2)) = 2 AS colleague,
${HAS("appointment", "")} AS booked,
(SELECT id FROM branch WHERE branch.organization_id = ?1 AND enabled = 1 AND address = '' LIMIT 1) AS "branchId",
CASE WHEN ${TIMINGS} THEN NULL
ELSE (SELECT id FROM employee WHERE employee.organization_id = ?1 AND ${DOCTOR} LIMIT 1) END AS "doctorId",
(SELECT setup_dismissed FROM organization_profile WHERE organization_profile.organization_id = ?1) AS dismissed`;

const flag = z.literal([0, 1]).transform((value) => value === 1);
const row = z.object({
  ...{ branch: flag, address: flag, department: flag, offering: flag, doctor: flag, timings: flag },
  ...{ brand: flag, colleague: flag, booked: flag },
  branchId: z.string().nullable(),
  doctorId: z.string().nullable(),
  dismissed: z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(z.array(z.string())),
});

/** What an organization has already of what it needs to be booked: one round trip, one row of each. */
export async function readSetupRow(db: TenantDb): Promise<Setup> {
  const read = row.parse(await db.raw(SETUP, db.organizationId).first());
  const { branch, address, department, offering, doctor, timings, brand, colleague, booked } = read;
  return {
    done: { branch: address, department, offering, doctor, timings, brand, colleague },
    has: { branch, department, offering, doctor, timings },
    dismissed: SETUP_STEPS.filter((step) => read.dismissed.includes(step)),
    ...{ branchId: read.branchId, doctorId: read.doctorId, booked },
  };
}

/** Keeps which steps are dismissed. */
export const dismissedStatement = (db: TenantDb, steps: readonly string[]): Statement =>
  db.orm
    .update(organizationProfile)
    .set({ setupDismissed: [...steps] })
    .where(db.own(organizationProfile));
