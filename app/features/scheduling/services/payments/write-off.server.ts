import { commit, refusedAs, storedResult } from "~/db/commit.server";
import {
  amountRefused,
  bookMoney,
  readChargeOwed,
  settleCharge,
  unchangedCharges,
} from "~/features/billing/public.server";
import { uuidv7 } from "~/kernel/ids";
import { amountWritten } from "~/kernel/money/written-amount";
import { actorKey } from "~/platform/access/actor-key.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, InvalidError, NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { isPaid } from "../../domain/payments/online-payment";
import { isOwed } from "../../domain/payments/owed";
import { writeOffSchema } from "../../schemas/payments/correct-payment";
import { amountText } from "../../support/payments/amount-text.server";
import { appointmentOfMoney, moneyChange } from "../../support/payments/money-change.server";

/** What is owed of an appointment or a charge, and what is written with a waiver of it. */
async function debtOf(context: RequestContext, asked: { appointmentId?: string; chargeId?: string }) {
  if (asked.chargeId !== undefined) {
    const charge = await readChargeOwed(context.db, asked.chargeId);
    if (!charge) throw new NotFoundError();
    const dueMinor = charge.isGone ? 0 : charge.totalMinor - charge.paidMinor;
    const writes = (amount: number) => [unchangedCharges(context, [charge]), settleCharge(context, charge.id, amount)];
    return { subjectKind: "charge" as const, ...charge, dueMinor, writes };
  }
  const loaded = await appointmentOfMoney(context, asked.appointmentId ?? null);
  if (!loaded?.price || loaded.appointment.patientId === null) throw new NotFoundError();
  const { id, patientId } = loaded.appointment;
  const { currencyCode } = loaded.price;
  const dueMinor = isPaid(loaded.appointment) || !isOwed(loaded.appointment) ? 0 : loaded.dueMinor;
  const writes = (amount: number, reason: string) =>
    moneyChange(context, loaded, { act: "write-off", note: `${amountText(amount, currencyCode)}, ${reason}` });
  return { subjectKind: "appointment" as const, id, patientId, currencyCode, dueMinor, writes };
}

/**
 * Lets a patient off what they owe for an appointment or a charge, or a part of it, for a reason; asked twice by one key,
 * once.
 * @throws NotFoundError; InvalidError at the amount: nothing or less is owed; ConflictError where somebody was faster
 */
export async function writeOff(context: RequestContext, raw: unknown): Promise<{ patientId: string }> {
  await authorize(context, "payment.review");
  const { appointmentId, chargeId, amount, reason, idempotencyKey } = parse(writeOffSchema, raw);
  const asked = { appointmentId, chargeId, amount, reason };
  const key = idempotencyKey === undefined ? undefined : await actorKey(context, "writeOff", idempotencyKey, asked);
  const stored = key && (await storedResult<{ patientId: string }>(context, key));
  if (stored) return stored.result;
  const debt = await debtOf(context, { ...(chargeId ? { chargeId } : { appointmentId: appointmentId ?? "" }) });
  const { subjectKind, id: subjectId, patientId, currencyCode, dueMinor } = debt;
  const amountMinor = amount === undefined ? dueMinor : amountWritten(amount, currencyCode);
  if (!amountMinor) throw amountRefused(amount, currencyCode);
  if (amountMinor > dueMinor) throw new InvalidError([{ field: "amount", message: "payments:error.moreThanOwed" }]);
  await commit(context, {
    writes: [
      ...debt.writes(amountMinor, reason),
      ...bookMoney(context, [
        {
          ...{ event: "writtenOff", id: uuidv7(context.now), patientId, reason },
          appointmentId: subjectKind === "appointment" ? subjectId : null,
          amount: { amountMinor, currencyCode },
        },
      ]),
    ],
    audit: [{ action: "payment.writeOff", subjectKind, subjectId, patientId, fields: ["reason"] }],
    ...(key ? { idempotency: key } : {}),
    result: { patientId },
  }).catch(refusedAs({ conflict: () => new ConflictError("changedMeanwhile") }));
  return { patientId };
}
