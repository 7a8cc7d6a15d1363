import type { TenantDb } from "~/db/client.server";

/** Where a browser is pushed to, and what for it is encrypted with. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** One browser is one user's, by the session that asked last. */
const KEEP = `INSERT INTO push_subscription (organization_id, session_hash, user_id, endpoint, p256dh, auth, at)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
ON CONFLICT (organization_id, session_hash) DO UPDATE SET endpoint = ?4, p256dh = ?5, auth = ?6, at = ?7`;

export const keepSubscriptionStatements = (
  db: TenantDb,
  { sessionHash, userId, at, endpoint, p256dh, auth }: PushTarget & { sessionHash: string; userId: string; at: number },
): D1PreparedStatement[] => [
  dropSubscriptionStatement(db, endpoint),
  db.raw(KEEP, db.organizationId, sessionHash, userId, endpoint, p256dh, auth, at),
];

export const dropSubscriptionStatement = (db: TenantDb, endpoint: string): D1PreparedStatement =>
  db.raw("DELETE FROM push_subscription WHERE organization_id = ?1 AND endpoint = ?2", db.organizationId, endpoint);

export const dropOfSessionStatement = (db: TenantDb, sessionHash: string): D1PreparedStatement =>
  db.raw(
    "DELETE FROM push_subscription WHERE organization_id = ?1 AND session_hash = ?2",
    db.organizationId,
    sessionHash,
  );

/** Forgets the browsers of a user whose sessions have ended. */
export const dropEndedStatement = (db: TenantDb, userId: string, now: number): D1PreparedStatement =>
  db.raw(
    `DELETE FROM push_subscription WHERE push_subscription.organization_id = ?1 AND user_id = ?2 AND session_hash NOT IN (
SELECT s.token_hash FROM user_session s WHERE s.organization_id = ?1 AND s.user_id = ?2 AND s.ended_at IS NULL AND s.expires_at > ?3)`,
    db.organizationId,
    userId,
    now,
  );

/** The browsers of a user in which they are signed in still, the newest first. */
export async function pushTargets(db: TenantDb, userId: string, now: number): Promise<PushTarget[]> {
  const { results } = await db
    .raw(
      `SELECT p.endpoint, p.p256dh, p.auth FROM push_subscription p
JOIN user_session s ON s.organization_id = ?1 AND s.token_hash = p.session_hash AND s.ended_at IS NULL AND s.expires_at > ?3
WHERE p.organization_id = ?1 AND p.user_id = ?2 ORDER BY p.at DESC LIMIT 20`,
      db.organizationId,
      userId,
      now,
    )
    .all<PushTarget & Record<string, unknown>>();
  return results.map(({ endpoint, p256dh, auth }) => ({ endpoint, p256dh, auth }));
}

/** Whether this session's browser is pushed to. */
export async function hasSubscription(db: TenantDb, sessionHash: string): Promise<boolean> {
  const found = await db
    .raw(
      "SELECT 1 AS found FROM push_subscription WHERE organization_id = ?1 AND session_hash = ?2",
      db.organizationId,
      sessionHash,
    )
    .first("found");
  return found !== null;
}
