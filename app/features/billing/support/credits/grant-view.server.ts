import { offeringNames } from "~/features/organization/public.server";
import type { RequestContext } from "~/platform/context.server";
import type { CreditGrantRow } from "../../data/credits/credit-grants.server";
import { isUntouched, statusAt, usableAt } from "../../domain/credits/credit-grant";
import type { CreditGrantView } from "../../domain/credits/credit-view";
import { daysOf } from "./credit-days.server";

/** A grant as screens and calls show it, at the instant of the request. */
export function grantView(context: RequestContext, row: CreditGrantRow): CreditGrantView {
  const { id, patientId, services, serviceOfferingIds, note, amount, held, used, version } = row;
  const status = statusAt(row, context.now);
  return {
    ...{ id, uuid: id, patientId, ...daysOf(context, row), note, status, version },
    ...{ services: [...services], serviceOfferingIds: [...serviceOfferingIds] },
    ...{ totalCredits: amount, creditsHeld: held, creditsUsed: used, creditsRemaining: usableAt(row, context.now) },
    deletable: status !== "ARCHIVED" && isUntouched(row),
  };
}

/** A grant with the names of the single services that it pays for; of one that is gone there is none. */
export type NamedGrant = CreditGrantView & { serviceNames: string[] };

/** Grants as screens show them, at the instant of the request. */
export async function namedGrants(context: RequestContext, rows: readonly CreditGrantRow[]): Promise<NamedGrant[]> {
  const names = await offeringNames(
    context.db,
    rows.flatMap(({ serviceOfferingIds }) => serviceOfferingIds),
  );
  return rows.map((row) => ({
    ...grantView(context, row),
    serviceNames: row.serviceOfferingIds.flatMap((id) => names.get(id) ?? []),
  }));
}
