import { insertSealStatement, readAuditRows, readLastSeal, type AuditSeal } from "~/db/audit-rows.server";
import { fenceStatement } from "~/db/commit.server";
import { GENESIS, sealHash } from "./audit-chain.server";
import { copyHead } from "./audit-heads.server";
import type { RequestContext } from "../context.server";
import { failureOf } from "../http/failure.server";

/** Rows of one seal: as many as are read and hashed together. */
const ROWS_A_SEAL = 1_000;

/** Seals the rows after the last seal; returns the newest seal, or the old one if nothing was left to seal. */
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
 * Seals every unsealed row of the organization's audit, range by range, and copies the hash of each seal out of the
 * database, including a copy that an earlier run did not make. Safe to run twice or concurrently. It does not
 * authorize: `sealAudit` does, and `authorize` calls it after a denial.
 * @returns number of the last sealed row
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

/** Organizations for which this isolate is sealing after a denial. */
const sealing = new Set<number>();

/**
 * Seals right after a denial, once the response is on its way. Of concurrent denials in one isolate, only the first one
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
