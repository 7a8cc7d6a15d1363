import { commit, refusedAs } from "~/db/commit.server";
import { toldOfKept } from "~/features/billing/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { keepDeskMoneySchema } from "../../schemas/payments/correct-payment";
import { amountText } from "../../support/payments/amount-text.server";
import { deskRefunds } from "../../support/payments/desk-refunds.server";
import { appointmentOfMoney, moneyChange } from "../../support/payments/money-change.server";

/**
 * What was taken at the desk for an appointment and is too much stays as paid ahead: that is noted in the history of the
 * appointment, and its patient is told.
 * @throws NotFoundError where there is none; ConflictError where nothing of it is too much, or somebody was faster
 */
export async function keepDeskMoney(context: RequestContext, raw: unknown): Promise<void> {
  await authorize(context, "payment.review");
  const { appointmentId } = parse(keepDeskMoneySchema, raw);
  const loaded = await appointmentOfMoney(context, appointmentId);
  if (!loaded) throw new NotFoundError();
  const { patientId } = loaded.appointment;
  const found = (await deskRefunds(context, patientId)).filter((each) => each.appointmentId === appointmentId);
  const [first] = found;
  if (!first) throw new ConflictError("notPossible");
  const { currencyCode } = first;
  const amountMinor = found.reduce((sum, each) => sum + each.amountMinor, 0);
  await commit(context, {
    writes: moneyChange(context, loaded, { act: "keep-ahead", note: amountText(amountMinor, currencyCode) }),
    audit: [
      {
        action: "payment.reviewed",
        subjectKind: "appointment",
        subjectId: appointmentId,
        patientId,
        fields: ["keptAhead"],
      },
    ],
    outbox: await toldOfKept(context, patientId, { amountMinor, currencyCode }),
    result: null,
  }).catch(refusedAs({ conflict: () => new ConflictError("changedMeanwhile") }));
}
