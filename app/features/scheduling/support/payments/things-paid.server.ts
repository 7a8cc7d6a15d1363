import { verdictOf } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import type { PaidThingView, PaymentLine } from "../../domain/payments/payment-line";
import { paidFor } from "./paid-for.server";
import { partsOfPayment } from "./paid-parts.server";

type Paid = Pick<PaymentLine, "deskId" | "paymentId" | "patientId">;

/** What a payment paid for, each with its price, what is left of it and its invoices. The caller has authorized it. */
export async function thingsPaid(context: RequestContext, line: Paid): Promise<PaidThingView[]> {
  const { patientId } = line;
  const parts = (await partsOfPayment(context, line)).filter(({ amountMinor }) => amountMinor > 0);
  const things = await paidFor(
    context,
    patientId,
    parts.map(({ thingId }) => thingId),
  );
  const invoice = { kind: "invoice", id: "", patientId, employeeId: null };
  const seesInvoices = patientId !== null && verdictOf(context, "invoice.read", invoice) === "allowed";
  return parts.map(({ thingId: id, what, amountMinor }): PaidThingView => {
    const thing = id === null ? undefined : things.get(id);
    const item = thing?.item ?? null;
    return {
      ...{ id, amountMinor, what: what || (item?.what ?? "") },
      of: item === null ? null : item.of === "charge" ? "charge" : "appointment",
      at: item?.at ?? null,
      totalMinor: item !== null && item.totalMinor > amountMinor ? item.totalMinor : null,
      leftMinor: item?.dueMinor ?? 0,
      invoices: (thing?.price?.invoices ?? []).map((each) => ({
        number: each.number,
        id: seesInvoices ? each.id : null,
      })),
    };
  });
}
