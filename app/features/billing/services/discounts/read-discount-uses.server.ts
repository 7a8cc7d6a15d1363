import { auditRead } from "~/platform/audit/audit-read.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { listDiscountRows, readDiscount } from "../../data/discounts/discount-edit.server";
import { discountUsesSchema } from "../../schemas/discounts/discounts";
import { discountUses } from "../../support/discounts/discount-uses.server";

const A_PAGE = 50;
/** So many discounts are offered to narrow the report by, the newest. */
const MOST_CHOICES = 100;

/**
 * What discounts took off in a period, the latest first, a page at a time, with what the period comes to in each
 * currency. Without days it is this month, up to today. Reading it is audited.
 */
export async function readDiscountUses(context: RequestContext, raw: unknown) {
  await authorize(context, "discount.manage");
  const asked = parse(discountUsesSchema, raw);
  const { db } = context;
  const [page, newest, chosen] = await Promise.all([
    discountUses(context, asked, { after: asked.after, size: A_PAGE, adds: true }),
    listDiscountRows(db, { enabled: null, after: null, size: MOST_CHOICES }),
    asked.discount === null ? undefined : readDiscount(db, asked.discount),
    auditRead(context, { action: "discountReport.read", subjectKind: "report", fields: ["report"] }),
  ]);
  const choices = new Map([...newest, ...(chosen ? [chosen] : [])].map(({ id, name, code }) => [id, code || name]));
  return {
    ...page,
    discount: asked.discount,
    discounts: [...choices].map(([value, label]) => ({ value, label })),
    isFirstPage: asked.after === null,
  };
}
