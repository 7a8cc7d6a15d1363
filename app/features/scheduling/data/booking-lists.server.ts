import type { TenantDb } from "~/db/client.server";
import { providesText } from "~/db/provider-role.server";

type Kind = "VIDEO_CONSULTATION" | "PHYSICAL_CONSULTATION";

/** A department or place with the number of doctors that a visit of the kind can be booked with there. */
export interface CountedChoice {
  id: string;
  name: string;
  address: string;
  city: string;
  doctors: number;
}

/** Approved, enabled doctors who show their profile, have timings and give an offering of kind ?2 that is open to new patients. */
const DOCTOR = `e.enabled = 1 AND e.admin_approval = 1 AND e.display_profile = 1 AND ${providesText("e")}
AND EXISTS (SELECT 1 FROM provider_slot ps WHERE ps.organization_id = e.organization_id AND ps.employee_id = e.id AND ps.type = 'INCLUSION'
  AND (ps.offerings_type IS NULL OR ps.offerings_type = ?2))
AND EXISTS (SELECT 1 FROM employee_offering eo JOIN service_offering so ON so.organization_id = eo.organization_id AND so.id = eo.service_offering_id
  WHERE eo.organization_id = e.organization_id AND eo.employee_id = e.id AND so.offerings_type = ?2 AND so.enabled = 1
  AND so.available_to_new_patients = 1 AND so.online_booking_option <> 'DISABLED')`;

const DEPARTMENTS = `SELECT d.id, d.name, '' AS address, '' AS city, count(e.id) AS doctors FROM employee e
JOIN employee_department ed ON ed.organization_id = e.organization_id AND ed.employee_id = e.id
JOIN department d ON d.organization_id = ed.organization_id AND d.id = ed.department_id AND d.enabled = 1
WHERE e.organization_id = ?1 AND ${DOCTOR} GROUP BY d.id ORDER BY d.name`;

const PLACES = `SELECT b.id, b.name, b.address, b.city, count(e.id) AS doctors FROM employee e
JOIN employee_branch eb ON eb.organization_id = e.organization_id AND eb.employee_id = e.id
JOIN branch b ON b.organization_id = eb.organization_id AND b.id = eb.branch_id AND b.enabled = 1
WHERE e.organization_id = ?1 AND ${DOCTOR} AND EXISTS (SELECT 1 FROM provider_slot at WHERE at.organization_id = ?1
  AND at.employee_id = e.id AND at.branch_id = b.id AND at.type = 'INCLUSION'
  AND (at.offerings_type IS NULL OR at.offerings_type = ?2))
GROUP BY b.id ORDER BY b.name`;

const read = async (db: TenantDb, text: string, kind: Kind): Promise<CountedChoice[]> =>
  (await db.raw(text, db.organizationId, kind).all<CountedChoice & Record<string, unknown>>()).results;

/** The departments that offer visits of a kind, by name. */
export const readBookableDepartments = (db: TenantDb, kind: Kind) => read(db, DEPARTMENTS, kind);

/** The places that offer visits of a kind, by name. */
export const readBookablePlaces = (db: TenantDb, kind: Kind) => read(db, PLACES, kind);
