import { readOrganization } from "~/features/organization/public.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, InvalidError, NotFoundError } from "~/platform/http/errors.server";
import { readGrant, type CreditGrantRow } from "../../data/credits/credit-grants.server";
import { MOST_CREDITS, refusedAmount, type CreditCounters } from "../../domain/credits/credit-grant";
import { today, type CreditDays } from "./credit-days.server";

/** The most that a patient may be given at once: the organization's limit, else the product's. */
export const mostCredits = ({ organization }: RequestContext): number =>
  organization.limits?.creditMaxValue ?? MOST_CREDITS;

/** @throws InvalidError at `amount` where it is beyond the limit, or below what is used and kept */
export function requireAmount(
  context: RequestContext,
  amount: number,
  taken?: Pick<CreditCounters, "held" | "used">,
): void {
  const limit = mostCredits(context);
  const refusal = refusedAmount(amount, limit, taken);
  if (refusal === "tooMany")
    throw new InvalidError([{ field: "amount", message: "credits:error.tooMany", values: { most: String(limit) } }]);
  if (refusal === "belowUsed") {
    const used = (taken?.held ?? 0) + (taken?.used ?? 0);
    throw new InvalidError([{ field: "amount", message: "credits:error.belowUsed", values: { used: String(used) } }]);
  }
}

/** @throws InvalidError at `expiresOn` where that day is over, or before the first one */
export function requireDays(context: RequestContext, { validFrom, expiresOn }: CreditDays): void {
  if (expiresOn < today(context)) throw new InvalidError([{ field: "expiresOn", message: "credits:error.dayOver" }]);
  if (expiresOn < validFrom) throw new InvalidError([{ field: "expiresOn", message: "credits:error.endsBefore" }]);
}

/**
 * @param before the single services that it has paid for until now, which may be gone
 * @throws InvalidError at `serviceOfferingIds` for a service that there is none of
 */
export async function requireServices(
  context: RequestContext,
  serviceOfferingIds: readonly string[],
  before: readonly string[] = [],
): Promise<void> {
  if (serviceOfferingIds.every((id) => before.includes(id))) return;
  const { serviceOfferings } = await readOrganization(context);
  const known = new Set([...serviceOfferings.map(({ id }) => id), ...before]);
  if (serviceOfferingIds.some((id) => !known.has(id)))
    throw new InvalidError([{ field: "serviceOfferingIds", message: "errors:field.chooseOne" }]);
}

export const changedMeanwhile = () =>
  new ConflictError("changedMeanwhile", [{ field: "", message: "errors:conflict.text" }]);

/** A grant that is to be changed. @throws NotFoundError; ConflictError where somebody changed it since `version` */
export async function grantToChange(
  context: RequestContext,
  { id, version }: { id: string; version?: number | undefined },
): Promise<CreditGrantRow> {
  const grant = await readGrant(context.db, id);
  if (!grant) throw new NotFoundError();
  if (version !== undefined && version !== grant.version) throw changedMeanwhile();
  return grant;
}
