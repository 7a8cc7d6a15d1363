import { paths } from "~/paths";
import type { RequestContext } from "~/platform/context.server";
import type { PaymentRow } from "../../data/payments/payments.server";

/** Path of the page that says how a payment went; `reference` is its signed name. */
export const returnPathOf = (
  { organization }: RequestContext,
  { appointmentId, purpose, returnPath }: Pick<PaymentRow, "appointmentId" | "purpose" | "returnPath">,
  reference: string,
): string =>
  returnPath !== null
    ? `${returnPath}?${new URLSearchParams({ payment: reference })}`
    : purpose === "BALANCE"
      ? paths.payments({ payment: reference })
      : appointmentId === null
        ? paths.payNow(String(organization.id), { payment: reference })
        : paths.makePayment(appointmentId, { payment: reference });
