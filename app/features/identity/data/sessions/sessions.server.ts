import { and, desc, eq, gt, isNull, ne } from "drizzle-orm";
import type { Statement, TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { userSession } from "~/db/schema/identity.server";

/** A new session. Times in UTC ms. */
export interface NewSession {
  tokenHash: string;
  userId: string;
  createdAt: number;
  expiresAt: number;
  id: string;
  device: string;
  place: string;
  lastSeenAt: number;
  secondFactorAt: number | null;
}

export const insertSession = (db: TenantDb, session: NewSession): Statement =>
  db.orm.insert(userSession).values({ organizationId: db.organizationId, ...session });

/** What a session becomes by its second step. Times in UTC ms. */
interface WholeSession {
  /** What it is found by from now on. */
  tokenHash: string;
  secondFactorAt: number;
  expiresAt: number;
}

/** The second step was taken: the session is whole from now on. */
export const completeSession = (db: TenantDb, tokenHash: string, whole: WholeSession): Statement =>
  db.orm
    .update(userSession)
    .set(whole)
    .where(and(db.own(userSession), eq(userSession.tokenHash, tokenHash), isNull(userSession.endedAt)));

/** Its owner has shown who they are once more. */
export const freshenSession = (db: TenantDb, tokenHash: string, now: number): Statement =>
  db.orm
    .update(userSession)
    .set({ authenticatedAt: now })
    .where(and(db.own(userSession), eq(userSession.tokenHash, tokenHash), isNull(userSession.endedAt)));

/** Its owner has taken the second step once more. */
export const renewSecondStep = (db: TenantDb, tokenHash: string, now: number): Statement =>
  db.orm
    .update(userSession)
    .set({ secondFactorAt: now })
    .where(and(db.own(userSession), eq(userSession.tokenHash, tokenHash), isNull(userSession.endedAt)));

/** When the second step of a session was taken (UTC ms); null where it was not, or where there is no such session. */
export async function readSecondFactorAt(db: TenantDb, tokenHash: string): Promise<number | null> {
  const [found] = await db.orm
    .select({ at: userSession.secondFactorAt })
    .from(userSession)
    .where(and(db.own(userSession), eq(userSession.tokenHash, tokenHash), isNull(userSession.endedAt)))
    .limit(1);
  return found?.at ?? null;
}

export const endSession = (db: TenantDb, tokenHash: string, now: number): Statement =>
  db.orm
    .update(userSession)
    .set({ endedAt: now })
    .where(and(db.own(userSession), eq(userSession.tokenHash, tokenHash), isNull(userSession.endedAt)));

const open = (db: TenantDb, userId: string) =>
  and(db.own(userSession), eq(userSession.userId, userId), isNull(userSession.endedAt));

export const endSessionsOfUser = (db: TenantDb, userId: string, now: number): Statement =>
  db.orm.update(userSession).set({ endedAt: now }).where(open(db, userId));

export const endOtherSessions = (db: TenantDb, userId: string, tokenHash: string, now: number): Statement =>
  db.orm
    .update(userSession)
    .set({ endedAt: now })
    .where(and(open(db, userId), ne(userSession.tokenHash, tokenHash)));

/** By the name that its owner knows it by. */
export const endSessionById = (db: TenantDb, userId: string, id: string, now: number): Statement =>
  db.orm
    .update(userSession)
    .set({ endedAt: now })
    .where(and(open(db, userId), eq(userSession.id, id)));

const MOST_SESSIONS = 50;

/** The sessions of a user that have not ended, the last used first. */
export const openSessionsQuery = (db: TenantDb, userId: string, now: number) =>
  db.orm
    .select(
      pick({
        id: userSession.id,
        tokenHash: userSession.tokenHash,
        device: userSession.device,
        place: userSession.place,
        createdAt: userSession.createdAt,
        lastSeenAt: userSession.lastSeenAt,
      }),
    )
    .from(userSession)
    .where(and(open(db, userId), gt(userSession.expiresAt, now)))
    .orderBy(desc(userSession.lastSeenAt))
    .limit(MOST_SESSIONS);

/** How many sessions of a user are looked at for a device that was seen before. */
const MOST_LOOKED_AT = 200;

/** Whether a user has signed in before, and ever from such a device and country. */
export async function knowsDevice(
  db: TenantDb,
  userId: string,
  { device, place }: { device: string; place: string },
): Promise<"first" | "known" | "new"> {
  const seen = await db.orm
    .select(pick({ device: userSession.device, place: userSession.place }))
    .from(userSession)
    .where(and(db.own(userSession), eq(userSession.userId, userId)))
    .orderBy(desc(userSession.createdAt))
    .limit(MOST_LOOKED_AT);
  if (seen.length === 0) return "first";
  return seen.some((each) => each.device === device && each.place === place) ? "known" : "new";
}

/** The person for whom a sign-in session acts from its next request; null for its owner. */
export const actForStatement = (db: TenantDb, sessionHash: string, patientId: string | null): Statement =>
  db.orm
    .update(userSession)
    .set({ actingPatientId: patientId })
    .where(and(db.own(userSession), eq(userSession.tokenHash, sessionHash), isNull(userSession.endedAt)));
