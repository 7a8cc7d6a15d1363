import { moneyLinesOfPatient, paymentKeysOf, type MoneyLine } from "~/features/billing/public.server";
import { createFormat } from "~/i18n/format";
import { createTranslator } from "~/i18n/translator.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import { onlineKeysOf } from "../../data/payments/items-read.server";

/** So many of a patient's latest payments are looked at. */
const MOST = 50;

const STANDS: readonly MoneyLine["state"][] = ["paid", "partlyRefunded"];

/** The latest payment of a patient that pays one of some things; undefined where none of the latest does. */
async function latestFor({ db }: RequestContext, patientId: string, ids: readonly string[]) {
  const [lines, ...keys] = await Promise.all([
    moneyLinesOfPatient(db, patientId, { from: 0, until: Number.MAX_SAFE_INTEGER, most: MOST }),
    paymentKeysOf(db, ids),
    onlineKeysOf(db, ids),
  ]);
  const online = new Set(keys.flat().map(({ key }) => key));
  return lines
    .filter(({ state }) => STANDS.includes(state))
    .findLast(
      ({ appointmentId, chargeId, paymentId }) =>
        ids.includes(appointmentId ?? chargeId ?? "") || online.has(`payment:${paymentId ?? ""}`),
    );
}

/**
 * Why money is not taken for what a page showed as due and is not any more: it was paid meanwhile, of which the sum and
 * the time are said, or is not owed for another reason. The page then shows what is due now, and asks again.
 * @param ids of the things of which less is due
 */
export async function askedAgain(
  context: RequestContext,
  { patientId, ids, atDesk }: { patientId: string; ids: readonly string[]; atDesk: boolean },
): Promise<InvalidError> {
  const line = await latestFor(context, patientId, ids);
  const format = createFormat(createTranslator(context.locale).bcp47);
  if (!line) return new InvalidError([{ field: "", message: "payments:error.dueChanged" }]);
  const { amountMinor, takingMinor, currencyCode, at } = line;
  const values = {
    amount: format.money(takingMinor ?? amountMinor, currencyCode),
    when: format.dateTime(at, context.profile.timeZone, "short"),
  };
  const message = atDesk ? "payments:error.takenAlready" : "payments:error.paidAlready";
  return new InvalidError([{ field: "", message, values }]);
}
