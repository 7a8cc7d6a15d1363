import type { TenantDb } from "~/db/client.server";
import { rowsOf } from "~/db/rows.server";

const TAKE = `INSERT INTO stranger_mail (organization_id, address_hash, outbox_id, at) SELECT ?1, ?2, ?3, ?4
WHERE (SELECT count(*) FROM stranger_mail WHERE organization_id = ?1 AND address_hash = ?2 AND at > ?5) < ?6
ON CONFLICT DO NOTHING`;
const TAKEN = `SELECT 1 AS taken FROM stranger_mail WHERE organization_id = ?1 AND address_hash = ?2 AND outbox_id = ?3`;

interface StrangerMail {
  addressHash: string;
  outboxId: string;
  at: number;
  /** Those after it count. */
  since: number;
  /** With fewer of them it may go. */
  below: number;
}

/** Takes one of the few mails that an address gets; false where they are used up. The same mail takes one once. */
export async function takeStrangerMail(db: TenantDb, mail: StrangerMail): Promise<boolean> {
  const { addressHash, outboxId, at, since, below } = mail;
  const own = db.organizationId;
  const [, taken] = await db.rawBatch([
    db.raw(TAKE, own, addressHash, outboxId, at, since, below),
    db.raw(TAKEN, own, addressHash, outboxId),
  ]);
  return rowsOf(taken).length > 0;
}
