import { insertSealStatement, readAuditRows, readLastSeal, type AuditSeal } from "~/db/audit-rows.server";
import { fenceStatement } from "~/db/commit.server";
import { GENESIS, sealHash } from "./audit-chain.server";
import { copyHead } from "./audit-heads.server";
import type { RequestContext } from "../context.server";
import { failureOf } from "../http/failure.server";

/** Rows of one seal: as many as are read and hashed at once. */
const ROWS_A_SEAL = 1_000;

/** Seals what follows the last seal; returns the newest seal, the old one where nothing was left to seal. */
async function sealNext(context: RequestContext, last: AuditSeal | null): Promise<AuditSeal | null> {
  const { db, now, organization } = context;
  const fromSeq = (last?.toSeq ?? 0) + 1;
  const rows = await readAuditRows(db, fromSeq, fromSeq + ROWS_A_SEAL - 1);
  const end = rows.at(-1);
  if (!end) return last;
  const range = { fromSeq, toSeq: end.seq, previousHash: last?.hash ?? GENESIS, sealedAt: now };
  const seal = { ...range, hash: await sealHash(organization.id, range, rows) };
  await db.rawBatch([fenceStatement(db), insertSealStatement(db, seal)]);
  return readLastSeal(db);
}

/**
 * Seals every row of the organization's audit that is not sealed yet, range by range, and copies the hash of each
 * seal out of the database. Safe to run twice, and at once; a copy that an earlier run still owed is made up for.
 * Asks nobody's leave: `sealAudit` does, and `authorize` seals what it has just denied.
 * @returns the number of the last sealed row
 */
export async function sealTail(context: RequestContext): Promise<number> {
  let last = await readLastSeal(context.db);
  if (last) await copyHead(context, last);
  for (;;) {
    const next = await sealNext(context, last);
    if (!next || next.toSeq === last?.toSeq) return last?.toSeq ?? 0;
    await copyHead(context, next);
    last = next;
  }
}

/** Organizations that this isolate is sealing after a denial. */
const sealing = new Set<number>();

/**
 * Seals right after a denial, once the answer is on its way. Of denials at the same time in one isolate the first one
 * seals; rows that come too late for it are sealed within a minute.
 */
export function sealAfterDenial(context: RequestContext): void {
  const { id } = context.organization;
  if (sealing.has(id)) return;
  sealing.add(id);
  const work = sealTail(context)
    .catch((error: unknown) => void failureOf(error, context.log, id))
    .finally(() => sealing.delete(id));
  context.waitUntil(work);
}
