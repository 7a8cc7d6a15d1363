import { and, asc, eq, sql } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { employee } from "~/db/schema/identity.server";
import { patient, patientProvider } from "~/db/schema/patients.server";

/** Who a patient is. */
export const identityColumns = {
  id: patient.id,
  number: patient.number,
  userId: patient.userId,
  title: patient.title,
  firstName: patient.firstName,
  lastName: patient.lastName,
  birthDate: patient.birthDate,
  gender: patient.gender,
  bloodGroup: patient.bloodGroup,
  email: patient.email,
  phoneCallingCode: patient.phoneCallingCode,
  phone: patient.phone,
  address: patient.address,
  city: patient.city,
  postalCode: patient.postalCode,
  countryCode: patient.countryCode,
  externalNumber: patient.externalNumber,
  version: patient.version,
};

const fields = {
  ...identityColumns,
  categoryId: patient.categoryId,
  clientOrganizationId: patient.clientOrganizationId,
  languageCode: patient.languageCode,
  notes: patient.notes,
  identificationFileId: patient.identificationFileId,
  enabled: patient.enabled,
  createdAt: patient.createdAt,
};

/** The statement that reads one patient, and whether a provider looks after them. */
const recordStatement = (db: TenantDb, id: string, employeeId: string | null) =>
  db.orm
    .select(pick({ ...fields, providerId: patientProvider.employeeId }))
    .from(patient)
    .leftJoin(
      patientProvider,
      and(
        eq(patientProvider.organizationId, patient.organizationId),
        eq(patientProvider.patientId, patient.id),
        eq(patientProvider.employeeId, employeeId ?? ""),
      ),
    )
    .where(and(db.own(patient), eq(patient.id, id)))
    .limit(1);

/** One patient's own row; `isOwn` tells whether the given provider looks after them. */
export async function readRecord(db: TenantDb, id: string, employeeId: string | null) {
  const [found] = await recordStatement(db, id, employeeId);
  if (!found) return undefined;
  const { providerId, ...record } = found;
  return { record, isOwn: providerId !== null };
}

/** The patient that an account belongs to. */
export async function readRecordOfUser(db: TenantDb, userId: string) {
  const [found] = await db.orm
    .select(pick(fields))
    .from(patient)
    .where(and(db.own(patient), eq(patient.userId, userId)))
    .limit(1);
  return found;
}

const MOST_PROVIDERS = 50;

/** Who looks after a patient, those who have for longest first. `since` in UTC ms. */
export const providersStatement = (db: TenantDb, patientId: string) =>
  db.orm
    .select(
      pick({
        id: employee.id,
        title: employee.title,
        firstName: employee.firstName,
        lastName: employee.lastName,
        since: patientProvider.since,
        works: sql<number>`${employee.enabled} = 1 AND ${employee.deletedAt} IS NULL`,
      }),
    )
    .from(patientProvider)
    .innerJoin(
      employee,
      and(eq(employee.organizationId, patientProvider.organizationId), eq(employee.id, patientProvider.employeeId)),
    )
    .where(and(db.own(patientProvider), eq(patientProvider.patientId, patientId)))
    .orderBy(asc(patientProvider.since))
    .limit(MOST_PROVIDERS);
