import { offeringChoices, offeringNames, readOrganization } from "~/features/organization/public.server";
import { localDate } from "~/features/patients/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { listDiscountRows, readDiscount, type DiscountRow } from "../../data/discounts/discount-edit.server";
import { stateOn } from "../../domain/discounts/discount";
import { currenciesOf } from "../../support/discounts/discount-currencies.server";
import { usesLeftOf, type DiscountView } from "../../domain/discounts/discount-view";
import { listDiscountsSchema } from "../../schemas/discounts/discounts";

const A_PAGE = 25;

async function viewsOf(context: RequestContext, rows: readonly DiscountRow[]): Promise<DiscountView[]> {
  const { db, now, profile } = context;
  const today = localDate(now, profile.timeZone);
  const names = await offeringNames(
    db,
    rows.flatMap(({ services }) => services),
  );
  return rows.map(({ codeFolded: _, ...row }) => ({
    ...row,
    ...{ state: stateOn(row, today), usesLeft: usesLeftOf(row) },
    serviceNames: row.services.flatMap((id) => names.get(id) ?? []),
  }));
}

/** The discounts of the organization, the newest first, a page at a time. */
export async function listDiscounts(context: RequestContext, raw: unknown) {
  await authorize(context, "discount.manage");
  const { state, after } = parse(listDiscountsSchema, raw);
  const enabled = state === null ? null : state === "on";
  const rows = await listDiscountRows(context.db, { enabled, after, size: A_PAGE + 1 });
  const page = rows.slice(0, A_PAGE);
  return {
    discounts: await viewsOf(context, page),
    state,
    after: rows.length > A_PAGE ? (page.at(-1)?.id ?? null) : null,
    isFirstPage: after === null,
  };
}

/**
 * What the form of a discount offers to choose from, and the discount that it changes; null for a new one, and where
 * there is none of that id.
 */
export async function readDiscountForm(context: RequestContext, id: string | null) {
  await authorize(context, "discount.manage");
  const [{ serviceOfferings }, row] = await Promise.all([
    readOrganization(context),
    id === null ? undefined : readDiscount(context.db, id),
  ]);
  const chosen = row?.services ?? [];
  const [[discount = null], names] = await Promise.all([
    row ? viewsOf(context, [row]) : [],
    offeringNames(context.db, chosen),
  ]);
  const own = discount && discount.currencyCode !== "" ? [discount.currencyCode] : [];
  return {
    discount,
    offerings: offeringChoices(serviceOfferings, chosen, names),
    currencies: [...new Set([...currenciesOf(context, serviceOfferings), ...own])].sort(),
  };
}
