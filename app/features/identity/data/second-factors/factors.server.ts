import { and, desc, eq, isNotNull, isNull, lt, or } from "drizzle-orm";
import type { Statement, TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { userFactor } from "~/db/schema/security.server";

/** An authenticator app (TOTP) or a passkey of a user. Instants in UTC ms; keys as base64url. */
export interface Factor {
  id: string;
  userId: string;
  kind: "TOTP" | "PASSKEY";
  label: string;
  sealedSecret: string | null;
  lastStep: number | null;
  credentialId: string | null;
  publicKey: string | null;
  counter: number | null;
  transports: string[] | null;
  confirmedAt: number | null;
  lastUsedAt: number | null;
  createdAt: number;
}

const columns = {
  id: userFactor.id,
  userId: userFactor.userId,
  kind: userFactor.kind,
  label: userFactor.label,
  sealedSecret: userFactor.sealedSecret,
  lastStep: userFactor.lastStep,
  credentialId: userFactor.credentialId,
  publicKey: userFactor.publicKey,
  counter: userFactor.counter,
  transports: userFactor.transports,
  confirmedAt: userFactor.confirmedAt,
  lastUsedAt: userFactor.lastUsedAt,
  createdAt: userFactor.createdAt,
};

/** Nobody has more; a list of them needs no pages. */
export const MOST_FACTORS = 20;

const factors = (db: TenantDb) => db.orm.select(pick(columns)).from(userFactor);

/** The factors of a user that work, the oldest first. */
export const factorsQuery = (db: TenantDb, userId: string) =>
  factors(db)
    .where(and(db.own(userFactor), eq(userFactor.userId, userId), isNotNull(userFactor.confirmedAt)))
    .orderBy(userFactor.id)
    .limit(MOST_FACTORS);

/** The authenticator app that a user is setting up. */
export async function findUnconfirmed(db: TenantDb, userId: string): Promise<Factor | undefined> {
  const [found] = await factors(db)
    .where(and(db.own(userFactor), eq(userFactor.userId, userId), isNull(userFactor.confirmedAt)))
    .orderBy(desc(userFactor.id))
    .limit(1);
  return found;
}

export async function findPasskey(db: TenantDb, credentialId: string): Promise<Factor | undefined> {
  const [found] = await factors(db)
    .where(and(db.own(userFactor), eq(userFactor.credentialId, credentialId), isNotNull(userFactor.confirmedAt)))
    .limit(1);
  return found;
}

export const insertFactor = (db: TenantDb, added: Factor): Statement =>
  db.orm.insert(userFactor).values({ organizationId: db.organizationId, ...added });

/** Whatever a user began to set up and did not finish goes. */
export const dropUnconfirmed = (db: TenantDb, userId: string): Statement =>
  db.orm
    .delete(userFactor)
    .where(and(db.own(userFactor), eq(userFactor.userId, userId), isNull(userFactor.confirmedAt)));

/** The conditional write of a code's one use: it takes effect for a later time step than the last one only. */
export const acceptStep = (db: TenantDb, id: string, step: number, now: number): Statement =>
  db.orm
    .update(userFactor)
    .set({ lastStep: step, lastUsedAt: now })
    .where(
      and(
        db.own(userFactor),
        eq(userFactor.id, id),
        isNotNull(userFactor.confirmedAt),
        or(isNull(userFactor.lastStep), lt(userFactor.lastStep, step)),
      ),
    );

/** The conditional write that makes an authenticator app count. */
export const confirmFactor = (db: TenantDb, id: string, step: number, now: number): Statement =>
  db.orm
    .update(userFactor)
    .set({ lastStep: step, confirmedAt: now })
    .where(and(db.own(userFactor), eq(userFactor.id, id), isNull(userFactor.confirmedAt)));

/** Notes that a passkey was used; its counter must not have moved on meanwhile. */
export const spendPasskey = (db: TenantDb, { id, counter }: Factor, newCounter: number, now: number): Statement =>
  db.orm
    .update(userFactor)
    .set({ counter: newCounter, lastUsedAt: now })
    .where(and(db.own(userFactor), eq(userFactor.id, id), eq(userFactor.counter, counter ?? 0)));

const ofUser = (db: TenantDb, userId: string, id: string) =>
  and(db.own(userFactor), eq(userFactor.userId, userId), eq(userFactor.id, id), isNotNull(userFactor.confirmedAt));

export const renameFactor = (db: TenantDb, userId: string, id: string, label: string): Statement =>
  db.orm
    .update(userFactor)
    .set({ label })
    .where(ofUser(db, userId, id));

export const deleteFactor = (db: TenantDb, userId: string, id: string): Statement =>
  db.orm.delete(userFactor).where(ofUser(db, userId, id));

export const deleteFactorsOfUser = (db: TenantDb, userId: string): Statement =>
  db.orm.delete(userFactor).where(and(db.own(userFactor), eq(userFactor.userId, userId)));
