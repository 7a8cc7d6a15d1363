import type { TenantDb } from "~/db/client.server";
import { rowsOf } from "~/db/rows.server";
import { FORGOTTEN_AFTER_MS, PAUSES_MS, type Failures } from "../../domain/protection/guessing";

/** The name that was tried and the address it was tried from, both hashed. */
export interface GuessKey {
  usernameHash: string;
  placeHash: string;
}

const READ = `SELECT failures, blocked_until AS "blockedUntil", last_at AS "lastAt" FROM sign_in_failure
WHERE organization_id = ?1 AND username_hash = ?2 AND place_hash = ?3`;
/** Counted where it is stored, so that of many guesses at once each one counts. The pause is the list's, by count. */
const COUNT = `INSERT INTO sign_in_failure (organization_id, username_hash, place_hash, failures, blocked_until, last_at)
VALUES (?1, ?2, ?3, 1, ?4 + json_extract(?5, '$[0]'), ?4)
ON CONFLICT (organization_id, username_hash, place_hash) DO UPDATE SET
failures = CASE WHEN last_at < ?6 THEN 1 ELSE failures + 1 END,
blocked_until = ?4 + json_extract(?5, '$[' || CASE WHEN last_at < ?6 THEN 0 ELSE min(failures, ?7) END || ']'),
last_at = ?4`;
const FORGET = `DELETE FROM sign_in_failure WHERE organization_id = ?1 AND username_hash = ?2 AND place_hash = ?3`;
const SWEEP = `DELETE FROM sign_in_failure WHERE organization_id = ?1 AND last_at < ?2`;

export async function readFailures(db: TenantDb, key: GuessKey): Promise<Failures | undefined> {
  return (await db.raw(READ, db.organizationId, key.usernameHash, key.placeHash).first<Failures>()) ?? undefined;
}

/** What is known of several keys, in their order, in one round trip. */
export async function readAllFailures(db: TenantDb, keys: readonly GuessKey[]): Promise<(Failures | undefined)[]> {
  const read = ({ usernameHash, placeHash }: GuessKey) => db.raw(READ, db.organizationId, usernameHash, placeHash);
  return (await db.rawBatch(keys.map(read))).map((result) => rowsOf<Failures>(result)[0]);
}

/** Counts one more failure of each key and sweeps what counts no more. */
export async function countFailure(db: TenantDb, keys: readonly GuessKey[], now: number): Promise<void> {
  const old = now - FORGOTTEN_AFTER_MS;
  const pauses = JSON.stringify(PAUSES_MS);
  const last = PAUSES_MS.length - 1;
  await db.rawBatch([
    ...keys.map(({ usernameHash, placeHash }) =>
      db.raw(COUNT, db.organizationId, usernameHash, placeHash, now, pauses, old, last),
    ),
    db.raw(SWEEP, db.organizationId, old),
  ]);
}

/** Forgets the failures of a name at a place, once it was its owner. */
export const forgetFailures = (db: TenantDb, { usernameHash, placeHash }: GuessKey): D1PreparedStatement =>
  db.raw(FORGET, db.organizationId, usernameHash, placeHash);
