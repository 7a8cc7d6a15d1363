import { storedResult } from "~/db/commit.server";
import { amountRefused, takeAtDesk } from "~/features/billing/public.server";
import { patientNames } from "~/features/patients/public.server";
import { amountWritten } from "~/kernel/money/written-amount";
import { actorKey } from "~/platform/access/actor-key.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { askedIn } from "../../domain/payments/account-standing";
import { noLongerDue } from "../../domain/payments/due-shown";
import { takeBalanceSchema } from "../../schemas/payments/take-payment";
import { allotted } from "../../support/payments/allotted.server";
import { requireUsed } from "../../support/payments/require-used.server";
import { askedAgain } from "../../support/payments/asked-again.server";
import { standingOfPatient } from "../../support/payments/standing-of-patient.server";
import { changeAllAtOnce } from "../appointments/change-many.server";

/** What was taken at once, by its id, and what of it was for nothing that is owed (minor units). */
export interface TakenBalance {
  takingId: string;
  aheadMinor: number;
}

/** The currency in which a patient owes the most things; the practice's where they owe nothing. */
const owedIn = async (context: RequestContext, patientId: string): Promise<string> =>
  askedIn(await standingOfPatient(context, patientId))[0]?.currencyCode ?? context.profile.currencyCode;

/**
 * Takes money at the desk for all that a patient owes: the oldest is paid first, and what is over is kept as paid ahead.
 * All of it is written at once, or nothing.
 * @throws NotFoundError for a provider, who takes money for their own appointments alone; InvalidError at the amount, at
 *   a currency in which there is nothing, or
 *   where some would be kept as what the page showed as due is not any more;
 *   ConflictError where somebody changed what is owed in this very moment
 */
export async function takeBalance(context: RequestContext, raw: unknown): Promise<TakenBalance> {
  await authorize(context, "appointment.markPaid");
  const {
    patientId,
    kind,
    amount,
    currencyCode: said,
    reference,
    dueShown = "",
    idempotencyKey,
  } = parse(takeBalanceSchema, raw);
  await authorize(context, "appointment.markPaid", { kind: "patient", id: patientId, patientId });
  const asked = { patientId, kind, amount, said, reference };
  const key = idempotencyKey === undefined ? undefined : await actorKey(context, "takeBalance", idempotencyKey, asked);
  const stored = key && (await storedResult<TakenBalance>(context, key));
  if (stored) return stored.result;
  if (!(await patientNames(context, [patientId])).has(patientId)) throw new NotFoundError();
  if (said !== undefined) await requireUsed(context, patientId, said);
  const currencyCode = said ?? (await owedIn(context, patientId));
  const amountMinor = amountWritten(amount, currencyCode);
  if (!amountMinor) throw amountRefused(amount, currencyCode);
  const taken = { kind, amountMinor, currencyCode, reference, patientId };
  const { changes, charges, rest, ahead, takingId, standing } = await allotted(context, taken);
  const gone = noLongerDue(dueShown, standing);
  if (ahead > 0 && gone.length > 0) throw await askedAgain(context, { patientId, ids: gone, atDesk: true });
  return changeAllAtOnce(context, changes, {
    ...(key ? { key } : {}),
    answer: () => ({ takingId, aheadMinor: ahead }),
    writes: [
      ...charges,
      ...(rest > 0 ? takeAtDesk(context, { ...taken, amountMinor: rest, takingId, for: "ahead" }) : []),
    ],
    audit: [{ action: "payment.take", subjectKind: "patient", subjectId: patientId, patientId, fields: ["balance"] }],
  });
}
