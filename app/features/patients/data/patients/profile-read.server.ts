import { and, eq } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { patient } from "~/db/schema/patients.server";
import { extrasOf, type PatientProfile } from "../../domain/patients/profile";

/** The profile of a patient and all of the `extra` of their row; undefined where there is no such patient. */
export async function readStoredProfile(
  db: TenantDb,
  id: string,
): Promise<{ profile: PatientProfile; extra: Record<string, string>; userId: string | null } | undefined> {
  const [found] = await db.orm
    .select(
      pick({
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
        photoFileId: patient.photoFileId,
        extra: patient.extra,
        version: patient.version,
      }),
    )
    .from(patient)
    .where(and(db.own(patient), eq(patient.id, id)))
    .limit(1);
  if (!found) return undefined;
  const { extra, userId, ...row } = found;
  return { profile: { ...row, ...extrasOf(extra) }, extra, userId };
}
