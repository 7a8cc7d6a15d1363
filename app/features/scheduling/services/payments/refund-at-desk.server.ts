import { commit, refusedAs, storedResult } from "~/db/commit.server";
import { amountRefused, readDeskPayment, toldOfRefund } from "~/features/billing/public.server";
import { amountWritten } from "~/kernel/money/written-amount";
import { actorKey } from "~/platform/access/actor-key.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, InvalidError, NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { refundAtDeskSchema } from "../../schemas/payments/correct-payment";
import {
  deskRefundPart,
  leftAtDesk,
  takenWith,
  type TakenAtDesk,
} from "../../support/payments/desk-refund-part.server";

const atAmount = (message: string) => new InvalidError([{ field: "amount", message }]);

/** What goes back of one payment (minor units): what was written, else all that is left. */
function amountOf(payment: TakenAtDesk, amount: string | undefined, leftShown: number | undefined): number {
  const { currencyCode } = payment.taken;
  const left = leftAtDesk(payment);
  if (left <= 0) throw new ConflictError("notPossible");
  if (leftShown !== undefined && leftShown !== left) throw atAmount("payments:error.leftChanged");
  const amountMinor = amount === undefined ? left : amountWritten(amount, currencyCode);
  if (!amountMinor) throw amountRefused(amount, currencyCode);
  if (amountMinor > left) throw atAmount("payments:error.moreThanLeft");
  return amountMinor;
}

/**
 * Gives money back at the desk that was taken there, in full or in part, or all that was taken at once with it. What went
 * back is written off with it: the patient does not owe it again, before the appointment as after it. Of what is not owed
 * yet whoever gives it back can say that it is still owed: then it counts as paid no longer. Asked twice by one key, it
 * goes back once.
 * @throws NotFoundError; InvalidError at the amount: none, or more than is left; ConflictError where somebody was faster
 */
export async function refundAtDesk(context: RequestContext, raw: unknown): Promise<{ deskId: string }> {
  await authorize(context, "payment.review");
  const { deskId, whole, idempotencyKey, leftShown, ...said } = parse(refundAtDeskSchema, raw);
  const { amount, kind, reason, stillOwes } = said;
  const asked = { deskId, amount, kind, reason, ...(stillOwes ? { stillOwes } : {}), ...(whole ? { whole } : {}) };
  const key = idempotencyKey === undefined ? undefined : await actorKey(context, "refundAtDesk", idempotencyKey, asked);
  const stored = key && (await storedResult<{ deskId: string }>(context, key));
  if (stored) return stored.result;
  const [taken, ...since] = await readDeskPayment(context.db, deskId);
  if (taken?.act !== "TAKEN") throw new NotFoundError();
  const { patientId, currencyCode } = taken;
  const one = { taken, since };
  const firstMinor = amountOf(one, whole ? undefined : amount, leftShown);
  const parts = whole
    ? (await takenWith(context, taken)).map((part) => ({ part, amountMinor: leftAtDesk(part) }))
    : [{ part: one, amountMinor: firstMinor }];
  const amountMinor = parts.reduce((sum, part) => sum + part.amountMinor, 0);
  const writes = await Promise.all(
    parts.map((each) => deskRefundPart(context, each.part, { amountMinor: each.amountMinor, kind, reason, stillOwes })),
  );
  await commit(context, {
    writes: writes.flat(),
    audit: [
      { action: "payment.refund", subjectKind: "payment", subjectId: deskId, patientId, fields: ["atDesk", "reason"] },
    ],
    outbox: await toldOfRefund(context, patientId, { amountMinor, currencyCode }),
    ...(key ? { idempotency: key } : {}),
    result: { deskId },
  }).catch(refusedAs({ conflict: () => new ConflictError("changedMeanwhile") }));
  return { deskId };
}
