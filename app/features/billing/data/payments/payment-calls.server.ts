import type { TenantDb } from "~/db/client.server";

const MARK = `UPDATE payment SET called_at = ?3
WHERE organization_id = ?1 AND id = ?2 AND status IN ('OPEN', 'PENDING') AND called_at IS NULL`;
const WITHHOLD = `UPDATE payment SET status = 'EXPIRED'
WHERE organization_id = ?1 AND id = ?2 AND status IN ('OPEN', 'PENDING') AND called_at IS NULL`;
const UNANSWERED = `UPDATE payment SET status = 'PENDING', review = 'UNREACHABLE'
WHERE organization_id = ?1 AND id = ?2 AND status = 'OPEN' AND called_at IS NOT NULL`;

/** The conditional write that a gateway is called for a payment now (UTC ms): it changes a row once for each payment. */
export const markCalledStatement = (db: TenantDb, id: string, at: number): D1PreparedStatement =>
  db.raw(MARK, db.organizationId, id, at);

/** The conditional write that a gateway is not to be called any more: it changes no row where it was. */
export const withholdStatement = (db: TenantDb, id: string): D1PreparedStatement =>
  db.raw(WITHHOLD, db.organizationId, id);

/** The conditional write that no answer came to a call, so that a person must find out what came of it. */
export const unansweredStatement = (db: TenantDb, id: string): D1PreparedStatement =>
  db.raw(UNANSWERED, db.organizationId, id);
