import { paymentsOfAppointments, type PaymentRow } from "~/features/billing/public.server";
import { createTranslator } from "~/i18n/translator.server";
import { paths } from "~/paths";
import type { RequestContext } from "~/platform/context.server";
import { readerFormat } from "~/platform/reader-format.server";
import type { SummaryEntry } from "../../domain/consultations/summary";
import { keyOf, type ListedConsultation, type SummaryPart } from "./summary-part.server";

/** Tries that came to nothing are no bill. */
const TOLD: ReadonlySet<string> = new Set(["PENDING", "PAID", "REFUNDED"]);

function entriesOf(context: RequestContext, payments: readonly PaymentRow[]): SummaryEntry[] {
  const { t } = createTranslator(context.locale);
  const format = readerFormat(context);
  return payments
    .filter(({ status }) => TOLD.has(status))
    .map(({ id, amountMinor, currencyCode, status, paidAt, createdAt, appointmentId }) => ({
      id,
      name: format.money(amountMinor, currencyCode),
      lines: [format.date(paidAt ?? createdAt, context.profile.timeZone)],
      state: t(`consultations:payment.${status as "PAID"}`),
      draft: false,
      href: appointmentId === null ? null : paths.appointment(appointmentId),
    }));
}

/** What was paid for the appointments of some lines, in one round trip. */
async function paidFor(context: RequestContext, lines: readonly ListedConsultation[]) {
  const ids = lines.flatMap(({ appointmentId }) => appointmentId ?? []);
  const payments = ids.length === 0 ? [] : await paymentsOfAppointments(context.db, ids);
  return new Map(
    lines.map((line) => [
      keyOf(line),
      entriesOf(
        context,
        payments.filter(({ appointmentId }) => appointmentId === line.appointmentId),
      ),
    ]),
  );
}

/** What was paid for the consultation's appointment. */
export const paymentsPart: SummaryPart = {
  name: "payments",
  read: async (context, { consultation: { id, appointmentId } }) => {
    const line = { consultationId: id, appointmentId };
    return (await paidFor(context, [line])).get(keyOf(line)) ?? [];
  },
  listed: (context, _patientId, lines) => paidFor(context, lines),
};
