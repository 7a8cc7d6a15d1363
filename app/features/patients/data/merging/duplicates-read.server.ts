import { and, eq, inArray, ne, type SQL } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { waysToStore } from "~/kernel/contact/phone-number";
import { pick } from "~/db/pick.server";
import { patient, patientProvider } from "~/db/schema/patients.server";
import type { PatientsOf } from "../patients/patient-search.server";

interface Written {
  /** The patient who is being changed, who is no duplicate of themselves. */
  id: string | null;
  birthDate: string;
  email: string;
  phoneCallingCode: string;
  phone: string;
}

/** A family shares a phone, many share a birthday: so many of one kind are looked at. */
const MOST_OF_A_KIND = 40;

const candidates = (db: TenantDb, { id }: Written, of: PatientsOf, same: SQL) =>
  db.orm
    .select(
      pick({
        id: patient.id,
        number: patient.number,
        firstName: patient.firstName,
        lastName: patient.lastName,
        birthDate: patient.birthDate,
        email: patient.email,
        phoneCallingCode: patient.phoneCallingCode,
        phone: patient.phone,
        providerId: patientProvider.employeeId,
      }),
    )
    .from(patient)
    .leftJoin(
      patientProvider,
      and(
        eq(patientProvider.organizationId, patient.organizationId),
        eq(patientProvider.patientId, patient.id),
        eq(patientProvider.employeeId, of?.employeeId ?? ""),
      ),
    )
    .where(and(db.own(patient), same, id === null ? undefined : ne(patient.id, id)))
    .limit(MOST_OF_A_KIND);

/**
 * Patients who have the birth date, the phone or the email of one who is being written down, a few of each kind.
 * `reached` tells whether the one who writes may see them.
 */
export async function readLikely(db: TenantDb, written: Written, of: PatientsOf) {
  const kinds: [SQL, string][] = [
    [eq(patient.birthDate, written.birthDate), written.birthDate],
    [inArray(patient.phone, waysToStore(written)), written.phone],
    [eq(patient.email, written.email), written.email],
  ];
  const [first, ...rest] = kinds.filter(([, value]) => value !== "").map(([same]) => candidates(db, written, of, same));
  if (!first) return [];
  const found = new Map((await db.batch([first, ...rest])).flat().map((each) => [each.id, each]));
  return [...found.values()].map(({ providerId, ...each }) => ({
    ...each,
    reached: of === null || providerId !== null,
  }));
}
