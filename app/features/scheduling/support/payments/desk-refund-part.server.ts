import {
  readChargeOwed,
  readDeskPayment,
  readTaking,
  refundDesk,
  type DeskPaymentRow,
} from "~/features/billing/public.server";
import type { RequestContext } from "~/platform/context.server";
import { lackingAfter, uncoveredBy } from "../../domain/payments/online-payment";
import { isOwed, willBeOwed } from "../../domain/payments/owed";
import { amountText } from "./amount-text.server";
import { appointmentOfMoney, moneyChange } from "./money-change.server";

/** Money that was taken at the desk for one thing, and what went back of it or was undone since. */
export interface TakenAtDesk {
  taken: DeskPaymentRow;
  since: readonly DeskPaymentRow[];
}

/** What of it is left (minor units); none of what was undone. */
export const leftAtDesk = ({ taken, since }: TakenAtDesk): number =>
  since.some(({ act }) => act === "UNDONE")
    ? 0
    : since.reduce((sum, { amountMinor }) => sum + amountMinor, taken.amountMinor);

/** What was taken at once with something, as far as anything of it is left. */
export async function takenWith(context: RequestContext, { takingId }: DeskPaymentRow): Promise<TakenAtDesk[]> {
  const rows = await readTaking(context.db, takingId);
  const found = await Promise.all(rows.map(({ id }) => readDeskPayment(context.db, id)));
  return found.flatMap(([taken, ...since]) => (taken ? [{ taken, since }] : [])).filter((each) => leftAtDesk(each) > 0);
}

/** How a part goes back, and whether what it paid for, where that is yet to come, is still owed. */
interface GivenBack {
  amountMinor: number;
  kind: DeskPaymentRow["kind"] | undefined;
  reason: string;
  stillOwes: boolean;
}

/**
 * The statements by which money at the desk goes back. What went back is written off with it, unless it is of what is not
 * owed yet and whoever gives it back says that it still will be: then that counts as paid no longer.
 */
export async function deskRefundPart(
  context: RequestContext,
  { taken, since }: TakenAtDesk,
  { amountMinor, kind, reason, stillOwes }: GivenBack,
): Promise<D1PreparedStatement[]> {
  const { appointmentId, chargeId, currencyCode } = taken;
  const [loaded, charge] = await Promise.all([
    appointmentOfMoney(context, appointmentId),
    chargeId === null ? null : readChargeOwed(context.db, chargeId),
  ]);
  const stands = loaded ? isOwed(loaded.appointment) : charge !== null && !charge.isGone;
  const ahead = loaded !== null && willBeOwed(loaded.appointment) ? loaded : null;
  const isUnpaid = stillOwes && ahead !== null && lackingAfter(ahead, amountMinor) > 0;
  const waivedAhead = stillOwes || ahead === null ? 0 : uncoveredBy(ahead, amountMinor);
  const note = `${amountText(amountMinor, currencyCode)}, ${reason}`;
  return [
    ...moneyChange(context, loaded, { act: "refund-at-desk", note, isUnpaid }),
    ...refundDesk(context, taken, {
      ...{ amountMinor, kind: kind ?? taken.kind, reason },
      rows: since.length,
      waivedMinor: stands ? amountMinor : waivedAhead,
    }),
  ];
}
