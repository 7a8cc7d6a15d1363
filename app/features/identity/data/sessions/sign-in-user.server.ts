import { and, eq, or, sql } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { employee, user } from "~/db/schema/identity.server";
import { patient } from "~/db/schema/patients.server";

/** Someone who may be able to sign in. The employee and the patient are there while they are enabled. */
export interface SignInUser {
  id: string;
  type: "EMPLOYEE" | "CUSTOMER";
  username: string;
  email: string;
  /** When the address was proven by a mailed link, in UTC ms; null while it is not. */
  emailProvenAt: number | null;
  passwordHash: string | null;
  enabled: boolean;
  languageCode: string | null;
  employeeId: string | null;
  patientId: string | null;
  approved: number | null;
  /** 1 admin, 2 doctor only, 3 doctor and admin; null for patients. */
  teamUserType: number | null;
  isCreator: number | null;
}

const fields = pick({
  id: user.id,
  type: user.type,
  username: user.username,
  emailProvenAt: user.emailProvenAt,
  email: user.email,
  passwordHash: user.passwordHash,
  enabled: user.enabled,
  languageCode: user.languageCode,
  employeeId: sql<string | null>`${employee.id}`,
  patientId: sql<string | null>`${patient.id}`,
  approved: sql<number | null>`${employee.adminApproval}`,
  teamUserType: sql<number | null>`${employee.teamUserType}`,
  isCreator: sql<number | null>`${employee.isCreator}`,
});

const users = (db: TenantDb) =>
  db.orm
    .select(fields)
    .from(user)
    .leftJoin(
      employee,
      and(eq(employee.organizationId, user.organizationId), eq(employee.userId, user.id), eq(employee.enabled, true)),
    )
    .leftJoin(
      patient,
      and(eq(patient.organizationId, user.organizationId), eq(patient.userId, user.id), sql`+${patient.enabled} = 1`),
    );

/**
 * The user of a username; else of an email, where it is that of one user alone. Both in small letters.
 */
export async function findSignInUser(db: TenantDb, name: string): Promise<SignInUser | undefined> {
  const found = await users(db)
    .where(and(db.own(user), or(eq(user.username, name), eq(user.email, name))))
    .limit(8);
  const named = found.find((each) => each.username === name);
  return named ?? (new Set(found.map((each) => each.id)).size === 1 ? found[0] : undefined);
}

export async function findUserById(db: TenantDb, id: string): Promise<SignInUser | undefined> {
  const [found] = await users(db)
    .where(and(db.own(user), eq(user.id, id)))
    .limit(1);
  return found;
}
