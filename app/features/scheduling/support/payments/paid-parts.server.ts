import { paymentKeysOf, paymentParts, type PaymentRow } from "~/features/billing/public.server";
import type { RequestContext } from "~/platform/context.server";
import { readSummaries } from "../../data/lists/appointment-rows-read.server";
import type { JustPaid, PaidPart } from "../../domain/payments/paid-payment";
import type { PaymentLine } from "../../domain/payments/payment-line";

/** What some payments were for, in parts, by their keys. One round trip, and one more where appointments are among them. */
export async function paidParts({ db }: Pick<RequestContext, "db">, keys: readonly string[]): Promise<PaidPart[]> {
  const parts = await paymentParts(db, keys);
  const ids = [...new Set(parts.flatMap(({ appointmentId }) => appointmentId ?? []))];
  const appointments = ids.length > 0 ? await readSummaries(db, ids) : [];
  const names = new Map(appointments.map(({ id, offering }) => [id, offering?.name ?? ""]));
  return parts.map(({ appointmentId, chargeId, what, ...part }) => ({
    ...part,
    thingId: appointmentId ?? chargeId,
    what: appointmentId === null ? what : (names.get(appointmentId) ?? ""),
  }));
}

/** What an entry in the books paid for, together with all that was paid with it at once. */
export async function partsOfPayment(
  context: Pick<RequestContext, "db">,
  { deskId, paymentId }: Pick<PaymentLine, "deskId" | "paymentId">,
): Promise<PaidPart[]> {
  if (paymentId !== null) return paidParts(context, [`payment:${paymentId}`]);
  const keys = await paymentKeysOf(context.db, deskId === null ? [] : [deskId]);
  return paidParts(
    context,
    keys.map(({ key }) => key),
  );
}

/** What somebody has just paid online, and what it paid for; null of what is not paid. */
export async function justPaid(
  context: Pick<RequestContext, "db">,
  payment: PaymentRow | null,
): Promise<JustPaid | null> {
  if (payment?.status !== "PAID") return null;
  const { id, amountMinor, currencyCode } = payment;
  const parts = (await paidParts(context, [`payment:${id}`])).filter((part) => part.amountMinor > 0);
  return {
    ...{ amountMinor, currencyCode },
    what: [...new Set(parts.flatMap(({ what }) => what || []))],
    entryId: parts.find(({ entryId }) => entryId !== null)?.entryId ?? null,
  };
}
