import type { TenantDb } from "~/db/client.server";
import { and, eq } from "drizzle-orm";
import { pick } from "~/db/pick.server";
import { recordRows } from "~/db/record-rows.server";
import { billingMethod } from "~/db/schema/organization.server";

const { name, kind, lastFour, expiry, holderName, email, address, taxNumber, isDefault, referenceAt } = billingMethod;

export const billingMethodRows = recordRows(billingMethod, {
  ...{ name, kind, lastFour, expiry, holderName, email, address, taxNumber, isDefault, referenceAt },
});

export const billingMethodsStatement = (db: TenantDb) =>
  billingMethodRows.reading(db).orderBy(billingMethod.createdAt, billingMethod.id);

/** What all staff may be told of the one that invoices go by. */
export const defaultMethodStatement = (db: TenantDb) =>
  db.orm
    .select(pick({ id: billingMethod.id, kind, name, lastFour, email }))
    .from(billingMethod)
    .where(and(db.own(billingMethod), eq(billingMethod.isDefault, true)));

const CLEAR = `UPDATE billing_method SET is_default = 0 WHERE billing_method.organization_id = ?1 AND is_default = 1
AND (enabled = 0 OR (?3 AND id <> ?2 AND EXISTS
(SELECT 1 FROM billing_method m WHERE m.organization_id = ?1 AND m.id = ?2 AND m.enabled = 1)))`;
const CHOOSE = `UPDATE billing_method SET is_default = 1 WHERE billing_method.organization_id = ?1
AND NOT EXISTS (SELECT 1 FROM billing_method d WHERE d.organization_id = ?1 AND d.is_default = 1)
AND id = (SELECT m.id FROM billing_method m WHERE m.organization_id = ?1 AND m.enabled = 1
ORDER BY (?3 AND m.id = ?2) DESC, m.created_at, m.id LIMIT 1)`;

/**
 * After a change of one: it is the default if it is to be, else the one that was; of several without any, the oldest. So
 * exactly one is, where any is in use.
 */
export const defaultStatements = (db: TenantDb, id: string, isChosen: boolean): D1PreparedStatement[] =>
  [CLEAR, CHOOSE].map((text) => db.raw(text, db.organizationId, id, isChosen ? 1 : 0));

const REFERENCE = "UPDATE billing_method SET reference_at = ?3 WHERE organization_id = ?1 AND id = ?2";

/** Notes since when a reference is sealed (UTC ms). */
export const referenceStatement = (db: TenantDb, id: string, at: number): D1PreparedStatement =>
  db.raw(REFERENCE, db.organizationId, id, at);
