import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Statement, TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { user } from "~/db/schema/identity.server";
import type { Display } from "~/kernel/display";

/** A user to be added. `username` and `email` in small letters; the phone with its calling code, digits only. */
export interface NewUser {
  id: string;
  type: "EMPLOYEE" | "CUSTOMER";
  username: string;
  email: string;
  phone: string;
  passwordHash: string | null;
  languageCode: string | null;
  createdAt: number;
}

export const insertUser = (db: TenantDb, added: NewUser): Statement =>
  db.orm.insert(user).values({ organizationId: db.organizationId, ...added });

/** Notes that mail to the account's address reaches its user; the first time stays. */
export const proveEmailStatement = (db: TenantDb, userId: string, now: number): Statement =>
  db.orm
    .update(user)
    .set({ emailProvenAt: now })
    .where(and(db.own(user), eq(user.id, userId), isNull(user.emailProvenAt)));

/** Whether mail to the account's address has been shown to reach its user. */
export async function isEmailProven(db: TenantDb, userId: string): Promise<boolean> {
  const [found] = await db.orm
    .select(pick({ emailProvenAt: user.emailProvenAt }))
    .from(user)
    .where(and(db.own(user), eq(user.id, userId)));
  return typeof found?.emailProvenAt === "number";
}

export const setLanguage = (db: TenantDb, userId: string, languageCode: string): Statement =>
  db.orm
    .update(user)
    .set({ languageCode })
    .where(and(db.own(user), eq(user.id, userId)));

/** Adds to what a user has chosen of their display; what is not named stays. */
export const setDisplay = (db: TenantDb, userId: string, chosen: Partial<Display>): Statement =>
  db.orm
    .update(user)
    .set({ display: sql`json_patch(coalesce(${user.display}, '{}'), ${JSON.stringify(chosen)})` })
    .where(and(db.own(user), eq(user.id, userId)));

/** Who has an email as username, and who has a phone, in whatever way it was stored: one round trip, whatever there is. */
export async function findTaken(
  db: TenantDb,
  wanted: { username: string; phones: readonly string[] },
): Promise<{ username: "EMPLOYEE" | "CUSTOMER" | null; phone: boolean }> {
  const [named, phoned] = await db.batch([
    db.orm
      .select(pick({ type: user.type }))
      .from(user)
      .where(and(db.own(user), eq(user.username, wanted.username)))
      .limit(1),
    db.orm
      .select(pick({ id: user.id }))
      .from(user)
      .where(and(db.own(user), inArray(user.phone, [...wanted.phones])))
      .limit(1),
  ]);
  return { username: named[0]?.type ?? null, phone: phoned.length > 0 };
}
