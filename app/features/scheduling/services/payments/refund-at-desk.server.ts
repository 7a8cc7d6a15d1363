import { commit, refusedAs, storedResult } from "~/db/commit.server";
import {
  amountRefused,
  readChargeOwed,
  readDeskPayment,
  refundDesk,
  toldOfRefund,
} from "~/features/billing/public.server";
import { amountWritten } from "~/kernel/money/written-amount";
import { actorKey } from "~/platform/access/actor-key.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, InvalidError, NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { lackingAfter, uncoveredBy } from "../../domain/payments/online-payment";
import { isOwed, willBeOwed } from "../../domain/payments/owed";
import { refundAtDeskSchema } from "../../schemas/payments/correct-payment";
import { amountText } from "../../support/payments/amount-text.server";
import { appointmentOfMoney, moneyChange } from "../../support/payments/money-change.server";

/**
 * Gives money back at the desk that was taken there, in full or in part. What went back is written off with it: the
 * patient does not owe it again, before the appointment as after it. Of what is not owed yet whoever gives it back can say
 * that it is still owed: then it counts as paid no longer. Asked twice by one key, it goes back once.
 * @throws NotFoundError; InvalidError at the amount: none, or more than is left; ConflictError where somebody was faster
 */
export async function refundAtDesk(context: RequestContext, raw: unknown): Promise<{ deskId: string }> {
  await authorize(context, "payment.review");
  const { deskId, amount, kind, reason, stillOwes, idempotencyKey, leftShown } = parse(refundAtDeskSchema, raw);
  const asked = { deskId, amount, kind, reason, ...(stillOwes ? { stillOwes } : {}) };
  const key = idempotencyKey === undefined ? undefined : await actorKey(context, "refundAtDesk", idempotencyKey, asked);
  const stored = key && (await storedResult<{ deskId: string }>(context, key));
  if (stored) return stored.result;
  const [taken, ...since] = await readDeskPayment(context.db, deskId);
  if (taken?.act !== "TAKEN") throw new NotFoundError();
  const { patientId, currencyCode, appointmentId, chargeId } = taken;
  const left = since.reduce((sum, row) => sum + row.amountMinor, taken.amountMinor);
  const amountMinor = amount === undefined ? left : amountWritten(amount, currencyCode);
  if (left <= 0 || since.some(({ act }) => act === "UNDONE")) throw new ConflictError("notPossible");
  if (leftShown !== undefined && leftShown !== left)
    throw new InvalidError([{ field: "amount", message: "payments:error.leftChanged" }]);
  if (!amountMinor) throw amountRefused(amount, currencyCode);
  if (amountMinor > left) throw new InvalidError([{ field: "amount", message: "payments:error.moreThanLeft" }]);
  const [loaded, charge] = await Promise.all([
    appointmentOfMoney(context, appointmentId),
    chargeId === null ? null : readChargeOwed(context.db, chargeId),
  ]);
  const stands = loaded ? isOwed(loaded.appointment) : charge !== null && !charge.isGone;
  const ahead = loaded !== null && willBeOwed(loaded.appointment) ? loaded : null;
  const isUnpaid = stillOwes && ahead !== null && lackingAfter(ahead, amountMinor) > 0;
  const waivedAhead = stillOwes || ahead === null ? 0 : uncoveredBy(ahead, amountMinor);
  const note = `${amountText(amountMinor, currencyCode)}, ${reason}`;
  await commit(context, {
    writes: [
      ...moneyChange(context, loaded, { act: "refund-at-desk", note, isUnpaid }),
      ...refundDesk(context, taken, {
        ...{ amountMinor, kind: kind ?? taken.kind, reason },
        rows: since.length,
        waivedMinor: stands ? amountMinor : waivedAhead,
      }),
    ],
    audit: [
      { action: "payment.refund", subjectKind: "payment", subjectId: deskId, patientId, fields: ["atDesk", "reason"] },
    ],
    outbox: await toldOfRefund(context, patientId, { amountMinor, currencyCode }),
    ...(key ? { idempotency: key } : {}),
    result: { deskId },
  }).catch(refusedAs({ conflict: () => new ConflictError("changedMeanwhile") }));
  return { deskId };
}
