import { and, eq } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { developmentCheckout } from "~/db/schema/billing.server";

export interface DevelopmentCheckout {
  id: string;
  description: string;
  amountMinor: number;
  currencyCode: string;
  returnUrl: string;
  status: "OPEN" | "PAID" | "DECLINED" | "CLOSED" | "REFUNDED";
}

/** What the development gateway remembers of one payment. */
export async function readDevelopmentCheckout(db: TenantDb, id: string): Promise<DevelopmentCheckout | undefined> {
  const [row] = await db.orm
    .select(
      pick({
        id: developmentCheckout.id,
        description: developmentCheckout.description,
        amountMinor: developmentCheckout.amountMinor,
        currencyCode: developmentCheckout.currencyCode,
        returnUrl: developmentCheckout.returnUrl,
        status: developmentCheckout.status,
      }),
    )
    .from(developmentCheckout)
    .where(and(db.own(developmentCheckout), eq(developmentCheckout.id, id)));
  return row;
}

const INSERT = `INSERT INTO development_checkout (organization_id, id, description, amount_minor, currency_code, return_url, status, at)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, 'OPEN', ?7) ON CONFLICT DO NOTHING`;
const MOVE = "UPDATE development_checkout SET status = ?3 WHERE organization_id = ?1 AND id = ?2 AND status = ?4";

export const insertDevelopmentCheckout = (db: TenantDb, row: Omit<DevelopmentCheckout, "status">, at: number) =>
  db.raw(INSERT, db.organizationId, row.id, row.description, row.amountMinor, row.currencyCode, row.returnUrl, at);

export const moveDevelopmentCheckout = (
  db: TenantDb,
  id: string,
  from: DevelopmentCheckout["status"],
  to: DevelopmentCheckout["status"],
) => db.raw(MOVE, db.organizationId, id, to, from);
