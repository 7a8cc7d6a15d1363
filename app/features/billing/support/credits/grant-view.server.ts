import type { RequestContext } from "~/platform/context.server";
import type { CreditGrantRow } from "../../data/credits/credit-grants.server";
import { isUntouched, statusAt, usableAt } from "../../domain/credits/credit-grant";
import type { CreditGrantView } from "../../domain/credits/credit-view";
import { daysOf } from "./credit-days.server";

/** A grant as screens and calls show it, at the instant of the request. */
export function grantView(context: RequestContext, row: CreditGrantRow): CreditGrantView {
  const { id, patientId, services, note, amount, held, used, version } = row;
  const status = statusAt(row, context.now);
  return {
    ...{ id, uuid: id, patientId, ...daysOf(context, row), services: [...services], note, status, version },
    ...{ totalCredits: amount, creditsHeld: held, creditsUsed: used, creditsRemaining: usableAt(row, context.now) },
    deletable: status !== "ARCHIVED" && isUntouched(row),
  };
}
