import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { CommitContext } from "~/db/commit.server";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { discount } from "~/db/schema/discounts.server";
import type { IsoDate } from "~/kernel/time/dates";
import type { Discount } from "../../domain/discounts/discount";

/** A discount as it is stored. */
export interface DiscountRow extends Discount {
  codeFolded: string | null;
  version: number;
}

const fields = {
  id: discount.id,
  name: discount.name,
  code: discount.code,
  codeFolded: discount.codeFolded,
  ratePpm: discount.ratePpm,
  amountMinor: discount.amountMinor,
  currencyCode: discount.currencyCode,
  services: discount.services,
  firstDay: sql<IsoDate | null>`${discount.firstDay}`,
  lastDay: sql<IsoDate | null>`${discount.lastDay}`,
  limitTotal: discount.limitTotal,
  limitPerPatient: discount.limitPerPatient,
  firstOnly: discount.firstOnly,
  isStackable: discount.isStackable,
  used: discount.used,
  enabled: discount.enabled,
  version: discount.version,
};

/** One discount; undefined where there is none of that id. */
export async function readDiscount(db: TenantDb, id: string): Promise<DiscountRow | undefined> {
  const [row] = await db.orm
    .select(pick(fields))
    .from(discount)
    .where(and(db.own(discount), eq(discount.id, id)));
  return row;
}

/** Discounts behind one of them, the newest first; those that are switched on or off, or all. */
export const listDiscountRows = (
  db: TenantDb,
  { enabled, after, size }: { enabled: boolean | null; after: string | null; size: number },
): Promise<DiscountRow[]> =>
  db.orm
    .select(pick(fields))
    .from(discount)
    .where(
      and(
        db.own(discount),
        ...(enabled === null ? [] : [eq(discount.enabled, enabled)]),
        ...(after === null ? [] : [lt(discount.id, after)]),
      ),
    )
    .orderBy(desc(discount.id))
    .limit(size);

/** How many discounts are taken without a code. */
export async function countAutomatic(db: TenantDb): Promise<number> {
  const text =
    "SELECT count(*) AS count FROM discount d WHERE d.organization_id = ?1 AND d.enabled = 1 AND d.code_folded IS NULL";
  return (await db.raw(text, db.organizationId).first<{ count: number }>())?.count ?? 0;
}

/** What an administrator says of a discount. */
export type DiscountTerms = Omit<DiscountRow, "id" | "used" | "enabled" | "version">;

export const insertDiscount = ({ db, now, auditActor }: CommitContext, id: string, terms: DiscountTerms) =>
  db.orm.insert(discount).values({
    ...{ ...terms, services: [...terms.services], organizationId: db.organizationId, id },
    ...{ createdAt: now, createdBy: auditActor.id },
  });

type Read = Pick<DiscountRow, "id" | "version">;

/** Conditional on the version that was read, and on the uses that there are. */
export const updateDiscount = (db: TenantDb, { id, version }: Read, terms: DiscountTerms) =>
  db.orm
    .update(discount)
    .set({ ...terms, services: [...terms.services], version: sql`${discount.version} + 1` })
    .where(
      and(
        ...[db.own(discount), eq(discount.id, id), eq(discount.version, version)],
        ...(terms.limitTotal === null ? [] : [sql`${discount.used} <= ${terms.limitTotal}`]),
      ),
    );

/** Switches a discount on or off. */
export const switchDiscountStatement = (db: TenantDb, { id, version }: Read, enabled: boolean) =>
  db.orm
    .update(discount)
    .set({ enabled, version: sql`${discount.version} + 1` })
    .where(and(db.own(discount), eq(discount.id, id), eq(discount.version, version)));
