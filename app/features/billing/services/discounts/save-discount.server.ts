import { commit, refusedAs, type AuditEntry } from "~/db/commit.server";
import { readOrganization } from "~/features/organization/public.server";
import { changedFields } from "~/kernel/changed-fields";
import { uuidv7 } from "~/kernel/ids";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, InvalidError, NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { MOST_AUTOMATIC } from "../../data/discounts/discount-candidates.server";
import {
  countAutomatic,
  insertDiscount,
  readDiscount,
  switchDiscountStatement,
  updateDiscount,
  type DiscountRow,
  type DiscountTerms,
} from "../../data/discounts/discount-edit.server";
import { currenciesOf } from "../../support/discounts/discount-currencies.server";
import { saveDiscountSchema, switchDiscountSchema } from "../../schemas/discounts/discounts";

const refusal = (field: string, message: string, values?: Record<string, string>) =>
  new InvalidError([{ field, message, ...(values ? { values } : {}) }]);

const changedMeanwhile = () => new ConflictError("changedMeanwhile", [{ field: "", message: "errors:conflict.text" }]);

const REFUSALS = { conflict: changedMeanwhile, unique: () => refusal("code", "discounts:error.codeTaken") };

const auditOf = (subjectId: string, fields: readonly string[]): AuditEntry => ({
  ...{ action: "discount.manage", subjectKind: "discount", subjectId, fields },
});

/**
 * @param kept the services that it has been for until now, which may not be offered any more
 * @throws InvalidError for a service that there is none of, a currency in which nothing is paid here, or with as many
 *   discounts without a code as there can be
 */
async function requireTerms(
  context: RequestContext,
  terms: DiscountTerms,
  { before, kept = before?.services ?? [] }: { before?: DiscountRow | undefined; kept?: readonly string[] },
): Promise<void> {
  const [{ serviceOfferings }, automatic] = await Promise.all([readOrganization(context), countAutomatic(context.db)]);
  const known = new Set([...serviceOfferings.map(({ id }) => id), ...kept]);
  if (terms.services.some((id) => !known.has(id))) throw refusal("services", "errors:field.chooseOne");
  const { currencyCode } = terms;
  const isPaidIn = currencyCode === before?.currencyCode || currenciesOf(context, serviceOfferings).has(currencyCode);
  if (currencyCode !== "" && !isPaidIn) throw refusal("currencyCode", "errors:field.chooseOne");
  const isOneMore = terms.codeFolded === null && (!before || before.codeFolded !== null);
  if (isOneMore && automatic >= MOST_AUTOMATIC)
    throw refusal("code", "discounts:error.tooManyAutomatic", { most: String(MOST_AUTOMATIC) });
}

/** @throws NotFoundError; ConflictError where somebody changed it since `version` */
async function discountToChange(context: RequestContext, id: string, version: number | undefined) {
  const found = await readDiscount(context.db, id);
  if (!found) throw new NotFoundError();
  if (version !== undefined && version !== found.version) throw changedMeanwhile();
  return found;
}

/**
 * Adds a discount, or changes one: appointments that have it keep what was agreed.
 * @throws InvalidError at the field: a code that another one has, fewer uses than there are, no service left
 *   where nobody says that it is for all; NotFoundError; ConflictError
 */
export async function saveDiscount(context: RequestContext, raw: unknown): Promise<{ id: string }> {
  await authorize(context, "discount.manage");
  const { id: known, version, allServices, ...terms } = parse(saveDiscountSchema, raw);
  const before = known === undefined ? undefined : await discountToChange(context, known, version);
  if (before && before.services.length > 0 && terms.services.length === 0 && !allServices)
    throw refusal("services", "discounts:error.noneLeft");
  await requireTerms(context, terms, { before });
  if (before && terms.limitTotal !== null && terms.limitTotal < before.used)
    throw refusal("limitTotal", "discounts:error.belowUsed", { used: String(before.used) });
  const id = before?.id ?? uuidv7(context.now);
  const plan = before
    ? {
        guarded: updateDiscount(context.db, before, terms),
        audit: [auditOf(id, changedFields(before, terms))] as const,
      }
    : { writes: [insertDiscount(context, id, terms)], audit: [auditOf(id, ["discount"])] as const };
  const { result } = await commit(context, { ...plan, result: { id } }).catch(refusedAs(REFUSALS));
  return result;
}

/**
 * Switches a discount on or off; those that have it keep it. Done twice it does nothing.
 * @throws NotFoundError, ConflictError; InvalidError where another one that is on has its code
 */
export async function switchDiscount(context: RequestContext, raw: unknown, enabled: boolean): Promise<void> {
  await authorize(context, "discount.manage");
  const { id, version } = parse(switchDiscountSchema, raw);
  const found = await discountToChange(context, id, undefined);
  if (found.enabled === enabled) return;
  if (enabled) await requireTerms(context, found, { kept: found.services });
  await commit(context, {
    guarded: switchDiscountStatement(context.db, { id, version }, enabled),
    audit: [auditOf(id, ["enabled"])],
    result: null,
  }).catch(refusedAs(REFUSALS));
}
