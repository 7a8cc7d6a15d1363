import { paymentRefunds, paymentsOfAppointment, wholeRefunds, type PaymentRow } from "~/features/billing/public.server";
import { employeeNames } from "~/features/identity/public.server";
import type { RequestContext } from "~/platform/context.server";
import type { HistoryLine } from "../../domain/lists/appointment-summary";
import { amountText } from "./amount-text.server";

type Refund = { at: number; amountMinor: number; reason: string; actorKind: string; actorId: string | null };

/** What went back of a payment: its parts, and what of it went back by itself. */
async function refundsOf({ db }: RequestContext, payment: PaymentRow): Promise<Refund[]> {
  const parts = (await paymentRefunds(db, payment.id)).filter(({ status }) => status === "DONE");
  const restMinor = parts.reduce((rest, { amountMinor }) => rest - amountMinor, payment.amountMinor);
  const isWhole = payment.status === "REFUNDED" && payment.refundedAt !== null && restMinor > 0;
  if (!isWhole) return parts;
  // A gateway that does it later is asked by somebody all the same.
  const wholes = await wholeRefunds(db, payment.id);
  const by = wholes.findLast(({ kind, actorKind: of }) => kind !== "REFUND_REFUSED" && of === "employee");
  const { actorKind = "system", actorId = null } = by ?? {};
  return [...parts, { at: payment.refundedAt ?? 0, amountMinor: restMinor, reason: "", actorKind, actorId }];
}

/**
 * The history of an appointment with what went back of its online payments, each at its time: billing keeps that with the
 * payment. The caller authorizes it.
 */
export async function withOnlineRefunds(
  context: RequestContext,
  appointmentId: string,
  history: readonly HistoryLine[],
): Promise<HistoryLine[]> {
  const payments = await paymentsOfAppointment(context.db, appointmentId);
  const touched = payments.filter(({ status, refundedMinor }) => status === "REFUNDED" || refundedMinor > 0);
  if (touched.length === 0) return [...history];
  const found = await Promise.all(
    touched.map(async (payment) =>
      (await refundsOf(context, payment)).map((each) => ({ ...each, currencyCode: payment.currencyCode })),
    ),
  );
  const refunds = found.flat().sort((one, other) => one.at - other.at);
  const names = await employeeNames(context, [...new Set(refunds.flatMap(({ actorId }) => actorId ?? []))]);
  const lines = refunds.map(({ at, amountMinor, currencyCode, reason, actorKind, actorId }, index): HistoryLine => {
    const before = history.findLast((line) => line.at <= at) ?? history[0];
    const stateId = before?.toStateId ?? 0;
    return {
      // Between two changes, which it is none of.
      ...{ version: (before?.version ?? 0) + (index + 1) / (refunds.length + 1), at, action: "refund-online" },
      ...{ fromStateId: stateId, toStateId: stateId, startsAt: before?.startsAt ?? 0 },
      note: [amountText(amountMinor, currencyCode), reason].filter(Boolean).join(", "),
      ...{ agreedOnPhone: false, doNotNotify: false, actorKind, actorName: names.get(actorId ?? "") ?? null },
    };
  });
  return [...history, ...lines].sort((one, other) => one.version - other.version);
}
