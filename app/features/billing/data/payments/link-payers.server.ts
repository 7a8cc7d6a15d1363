import type { TenantDb } from "~/db/client.server";

/** Of so many payers by the link, the latest, names are compared. */
const MOST_COMPARED = 2_000;

const LATEST = `SELECT y.id, y.payer_name AS name FROM payment y INDEXED BY payment_link_payer
WHERE y.organization_id = ?1 AND y.purpose = 'PAY_NOW' AND y.paid_at IS NOT NULL
ORDER BY y.created_at DESC, y.id DESC LIMIT ${MOST_COMPARED}`;

/** The latest who paid by the practice's link, each with the id of the payment and the name that they gave. */
export const latestLinkPayers = async (db: TenantDb): Promise<{ id: string; name: string }[]> =>
  (await db.raw(LATEST, db.organizationId).all<{ id: string; name: string }>()).results;
