import { insertSealStatement, readAuditRows, readLastSeal, type AuditSeal } from "~/db/audit-rows.server";
import { fenceStatement } from "~/db/commit.server";
import { GENESIS, sealHash } from "./audit-chain.server";
import { copyHead } from "./audit-heads.server";
import { authorize } from "./authorize.server";
import type { RequestContext } from "./context.server";

/** Rows of one seal: as many as are read and hashed at once. */
const ROWS_A_SEAL = 1_000;

/**
 * Seals what follows the last seal; the new one, or the old one where there is nothing new or somebody else was first.
 */
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
 */
export async function sealAudit(context: RequestContext): Promise<{ sealedTo: number }> {
  await authorize(context, "audit.seal");
  let last = await readLastSeal(context.db);
  if (last) await copyHead(context, last);
  for (;;) {
    const next = await sealNext(context, last);
    if (!next || next.toSeq === last?.toSeq) return { sealedTo: last?.toSeq ?? 0 };
    await copyHead(context, next);
    last = next;
  }
}
