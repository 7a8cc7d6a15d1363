import { commit, storedResult } from "~/db/commit.server";
import { amountRefused, bookMoney, readOwed } from "~/features/billing/public.server";
import { patientNames } from "~/features/patients/public.server";
import { uuidv7 } from "~/kernel/ids";
import { amountWritten, MOST_MINOR } from "~/kernel/money/written-amount";
import { actorKey } from "~/platform/access/actor-key.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError, NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { correctBalanceSchema } from "../../schemas/payments/correct-payment";
import { requireUsed } from "../../support/payments/require-used.server";
import { standingOfPatient } from "../../support/payments/standing-of-patient.server";

/** Beyond as much in minor units a slip of the finger is likelier than a debt. */
const USUAL_MINOR = 1_000_000_00;

const refusal = (message: string) => new InvalidError([{ field: "amount", message }]);

/** How it stands with a patient in a currency (minor units): the balance of the books, and what they are asked for. */
async function moneyNow(context: RequestContext, patientId: string, currencyCode: string) {
  const [balances, standings] = await Promise.all([
    readOwed(context.db, patientId),
    standingOfPatient(context, patientId),
  ]);
  const inCurrency = (each: { currencyCode: string }) => each.currencyCode === currencyCode;
  return {
    balanceMinor: balances.find(inCurrency)?.amountMinor ?? 0,
    toPayMinor: standings.find(inCurrency)?.toPayMinor ?? 0,
  };
}

/**
 * The books alone do not say what is owed: in them what was paid for an appointment to come hides a debt.
 * @throws InvalidError at the amount where the balance would be beyond all amounts, or where it is unusual, above what is
 *   owed or very large, and nobody says that it `isRight`
 */
function requireSane(
  { balanceMinor, toPayMinor }: Awaited<ReturnType<typeof moneyNow>>,
  amountMinor: number,
  isRight: boolean,
): void {
  if (Math.abs(balanceMinor + amountMinor) > MOST_MINOR) throw refusal("payments:error.amount");
  if (isRight) return;
  if (amountMinor < 0 && -amountMinor > toPayMinor) throw refusal("payments:error.aboveOwed");
  if (amountMinor > USUAL_MINOR) throw refusal("payments:error.unusual");
}

/**
 * Puts a patient's balance in the books right by an entry of its own, for a reason: they owe more, or less. It is against
 * what the practice has earned; no money moves.
 * @throws NotFoundError for an unknown patient; InvalidError at the fields
 */
export async function correctBalance(context: RequestContext, raw: unknown): Promise<{ id: string }> {
  await authorize(context, "payment.review");
  const {
    patientId,
    way,
    amount,
    currencyCode: said,
    isRight,
    reason,
    idempotencyKey,
  } = parse(correctBalanceSchema, raw);
  const asked = { patientId, way, amount, said, reason };
  const key =
    idempotencyKey === undefined ? undefined : await actorKey(context, "correctBalance", idempotencyKey, asked);
  const stored = key && (await storedResult<{ id: string }>(context, key));
  if (stored) return stored.result;
  if (!(await patientNames(context, [patientId])).has(patientId)) throw new NotFoundError();
  const currencyCode = said ?? context.profile.currencyCode;
  const written = amountWritten(amount, currencyCode);
  if (!written) throw amountRefused(amount, currencyCode);
  if (said !== undefined) await requireUsed(context, patientId, said);
  const amountMinor = way === "owesMore" ? written : -written;
  requireSane(await moneyNow(context, patientId, currencyCode), amountMinor, isRight);
  const id = uuidv7(context.now);
  const lines = [
    { account: "RECEIVABLE", holder: patientId, amountMinor },
    { account: "REVENUE", holder: "", amountMinor: -amountMinor },
  ] as const;
  await commit(context, {
    writes: bookMoney(context, [{ event: "corrected", id, patientId, currencyCode, lines, reason }]),
    audit: [
      { action: "payment.correct", subjectKind: "patient", subjectId: patientId, patientId, fields: ["balance"] },
    ],
    ...(key ? { idempotency: key } : {}),
    result: { id },
  });
  return { id };
}
