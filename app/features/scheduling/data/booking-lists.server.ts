import { and, asc, eq } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { providesText } from "~/db/provider-role.server";
import { department, serviceOfferingDepartment } from "~/db/schema/organization.server";

type Kind = "VIDEO_CONSULTATION" | "PHYSICAL_CONSULTATION";

/** A department or place with the number of doctors that a visit of the kind can be booked with there. */
export interface CountedChoice {
  id: string;
  name: string;
  address: string;
  city: string;
  doctors: number;
}

/** What narrows the doctors who are counted; ids of this organization, ISO 639 code, code of the specification. */
export interface CountedFilter {
  kind: Kind;
  language?: string;
  gender?: number;
  /** Of places: doctors of this department. Of departments: doctors at this place. */
  at?: string;
}

/**
 * Approved, enabled doctors who show their profile, have timings and give an offering of kind ?2; of gender ?3 and
 * language ?4, where those are given.
 */
const DOCTOR = `e.enabled = 1 AND e.admin_approval = 1 AND e.display_profile = 1 AND ${providesText("e")}
AND (?3 IS NULL OR e.gender = ?3)
AND (?4 IS NULL OR EXISTS (SELECT 1 FROM json_each(e.languages) spoken WHERE replace(spoken.value, '-', '_') || '_' LIKE ?4 || '!_%' ESCAPE '!'))
AND EXISTS (SELECT 1 FROM provider_slot ps WHERE ps.organization_id = e.organization_id AND ps.employee_id = e.id AND ps.type = 'INCLUSION'
  AND (ps.offerings_type IS NULL OR ps.offerings_type = ?2))
AND EXISTS (SELECT 1 FROM employee_offering eo JOIN service_offering so ON so.organization_id = eo.organization_id AND so.id = eo.service_offering_id
  WHERE eo.organization_id = e.organization_id AND eo.employee_id = e.id AND so.offerings_type = ?2 AND so.enabled = 1
  AND so.online_booking_option <> 'DISABLED')`;

const DEPARTMENTS = `SELECT d.id, d.name, '' AS address, '' AS city, count(e.id) AS doctors FROM employee e
JOIN employee_department ed ON ed.organization_id = e.organization_id AND ed.employee_id = e.id
JOIN department d ON d.organization_id = ed.organization_id AND d.id = ed.department_id AND d.enabled = 1
WHERE e.organization_id = ?1 AND ${DOCTOR} AND (?5 IS NULL OR EXISTS (SELECT 1 FROM employee_branch eb
  WHERE eb.organization_id = e.organization_id AND eb.employee_id = e.id AND eb.branch_id = ?5))
GROUP BY d.id ORDER BY d.name`;

const PLACES = `SELECT b.id, b.name, b.address, b.city, count(e.id) AS doctors FROM employee e
JOIN employee_branch eb ON eb.organization_id = e.organization_id AND eb.employee_id = e.id
JOIN branch b ON b.organization_id = eb.organization_id AND b.id = eb.branch_id AND b.enabled = 1
WHERE e.organization_id = ?1 AND ${DOCTOR} AND EXISTS (SELECT 1 FROM provider_slot at WHERE at.organization_id = ?1
  AND at.employee_id = e.id AND at.branch_id = b.id AND at.type = 'INCLUSION'
  AND (at.offerings_type IS NULL OR at.offerings_type = ?2))
AND (?5 IS NULL OR EXISTS (SELECT 1 FROM employee_department ed
  WHERE ed.organization_id = e.organization_id AND ed.employee_id = e.id AND ed.department_id = ?5))
GROUP BY b.id ORDER BY b.name`;

const statement = (db: TenantDb, text: string, { kind, gender, language, at }: CountedFilter) =>
  db.raw(text, db.organizationId, kind, gender ?? null, language ?? null, at ?? null);

/** The departments that offer visits of a kind, by name, with their doctors counted. */
export const bookableDepartmentsStatement = (db: TenantDb, filter: CountedFilter) => statement(db, DEPARTMENTS, filter);

/** The places that offer visits of a kind, by name, with their doctors counted. */
export const bookablePlacesStatement = (db: TenantDb, filter: CountedFilter) => statement(db, PLACES, filter);

/** The departments that are open, by name. */
export const departmentNamesStatement = (db: TenantDb) =>
  db.orm
    .select(pick({ id: department.id, name: department.name }))
    .from(department)
    .where(and(db.own(department), eq(department.enabled, true)))
    .orderBy(asc(department.name));

/** Which departments the offerings belong to. */
export const offeringDepartmentsStatement = (db: TenantDb) =>
  db.orm
    .select(
      pick({
        serviceOfferingId: serviceOfferingDepartment.serviceOfferingId,
        departmentId: serviceOfferingDepartment.departmentId,
      }),
    )
    .from(serviceOfferingDepartment)
    .where(db.own(serviceOfferingDepartment));
