import { and, asc, eq, sql } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { patient } from "~/db/schema/patients.server";

/** How many patients of one address are looked at: a family shares one, a clinic's desk may have typed its own. */
const MOST_OF_ONE_EMAIL = 20;

/** The enabled patients of an email in small letters, those who were here first before the others. */
export const patientsOfEmailStatement = (db: TenantDb, email: string) =>
  db.orm
    .select(
      pick({
        id: patient.id,
        userId: patient.userId,
        firstName: patient.firstName,
        lastName: patient.lastName,
        birthDate: patient.birthDate,
      }),
    )
    .from(patient)
    .where(and(db.own(patient), eq(patient.email, email), sql`+${patient.enabled} = 1`))
    .orderBy(asc(patient.id))
    .limit(MOST_OF_ONE_EMAIL);
