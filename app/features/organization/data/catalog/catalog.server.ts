import type { TenantDb } from "~/db/client.server";
import { recordRows } from "~/db/record-rows.server";
import { branch, department, serviceOffering, serviceOfferingConfig } from "~/db/schema/organization.server";
import { clientOrganization } from "~/db/schema/settings.server";
import type { AppointmentsInTheWay } from "../../domain/catalog/catalog";

const { address, city, postalCode, countryCode, timeZone, phoneCallingCode, phone, email } = branch;

const { hoursMonday, hoursTuesday, hoursWednesday, hoursThursday, hoursFriday, hoursSaturday, hoursSunday } = branch;

export const branchRows = recordRows(branch, {
  ...{ name: branch.name, address, city, postalCode, countryCode, timeZone, phoneCallingCode, phone, email },
  ...{ directions: branch.directions, latitude: branch.latitude, longitude: branch.longitude },
  ...{ hoursMonday, hoursTuesday, hoursWednesday, hoursThursday, hoursFriday, hoursSaturday, hoursSunday },
});
export const departmentRows = recordRows(department, { name: department.name, description: department.description });
export const configRows = recordRows(serviceOfferingConfig, {
  type: serviceOfferingConfig.type,
  properties: serviceOfferingConfig.properties,
});
export const clientRows = recordRows(clientOrganization, {
  name: clientOrganization.name,
  contactName: clientOrganization.contactName,
  email: clientOrganization.email,
  phone: clientOrganization.phone,
});
export const offeringRows = recordRows(serviceOffering, {});

export const branchesStatement = (db: TenantDb) => branchRows.reading(db).orderBy(branch.name);
export const departmentsStatement = (db: TenantDb) => departmentRows.reading(db).orderBy(department.name);
export const configsStatement = (db: TenantDb) => configRows.reading(db);
export const clientsStatement = (db: TenantDb) => clientRows.reading(db).orderBy(clientOrganization.name);

/** States in which an appointment will still take place: requested, confirmed, moved, proposed, walked in. */
const TO_COME = "(1, 2, 4, 6, 11)";
const AT = { branch: "branch_id", offering: "service_offering_id" } as const;

/** The appointments to come at a branch or of an offering; reads no appointment of the past. */
export async function appointmentsInTheWay(
  db: TenantDb,
  kind: keyof typeof AT,
  id: string,
  now: number,
): Promise<AppointmentsInTheWay> {
  const { results } = await db
    .raw(
      `SELECT a.id, a.starts_at AS "startsAt", a.time_zone AS "timeZone", trim(coalesce(p.first_name || ' ' || p.last_name, '')) AS patient,
count(*) OVER () AS total FROM appointment a
LEFT JOIN patient p ON p.organization_id = a.organization_id AND p.id = a.patient_id
WHERE a.organization_id = ?1 AND a.${AT[kind]} = ?2 AND a.starts_at >= ?3 AND a.disabled_at IS NULL AND a.state_id IN ${TO_COME}
ORDER BY a.starts_at LIMIT 5`,
      db.organizationId,
      id,
      now,
    )
    .all<AppointmentsInTheWay["next"][number] & { total: number }>();
  return { total: results[0]?.total ?? 0, next: results.map(({ total: _total, ...appointment }) => appointment) };
}
