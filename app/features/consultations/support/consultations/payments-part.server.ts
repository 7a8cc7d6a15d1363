import {
  paymentsOfAppointments,
  readInvoicesOfAppointments,
  type InvoiceRow,
  type PaymentRow,
} from "~/features/billing/public.server";
import { createTranslator } from "~/i18n/translator.server";
import { paths } from "~/paths";
import { verdictOf } from "~/platform/access/authorize.server";
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

/** What was invoiced and credited, each with the way to it. A provider opens what is of their own appointments alone. */
function invoicesOf(context: RequestContext, invoices: readonly InvoiceRow[]): SummaryEntry[] {
  const { t } = createTranslator(context.locale);
  const format = readerFormat(context);
  const isPatient = context.actor.kind === "patient";
  return invoices.map(({ id, kind, number, issuedOn, totalMinor, currencyCode, state }) => ({
    id,
    name: t(`invoices:paper.title.${kind}`, { number }),
    lines: [format.plainDate(issuedOn), format.money(totalMinor, currencyCode)],
    state: t(`invoices:state.${state}`),
    draft: false,
    href: isPatient ? paths.ownInvoice(id) : paths.invoiceView(id),
  }));
}

const seesInvoices = (context: RequestContext): boolean => verdictOf(context, "invoice.read") === "allowed";

/** What was invoiced and paid for the appointments of some lines, in one round trip. */
async function paidFor(context: RequestContext, lines: readonly ListedConsultation[]) {
  const ids = lines.flatMap(({ appointmentId }) => appointmentId ?? []);
  const [payments, invoices] = await Promise.all([
    ids.length === 0 ? [] : paymentsOfAppointments(context.db, ids),
    seesInvoices(context) ? readInvoicesOfAppointments(context.db, ids) : [],
  ]);
  return new Map(
    lines.map((line) => [
      keyOf(line),
      [
        ...invoicesOf(
          context,
          invoices.filter(({ appointmentId }) => appointmentId === line.appointmentId),
        ),
        ...entriesOf(
          context,
          payments.filter(({ appointmentId }) => appointmentId === line.appointmentId),
        ),
      ],
    ]),
  );
}

/** What was invoiced and paid for the consultation's appointment. */
export const paymentsPart: SummaryPart = {
  name: "payments",
  read: async (context, { consultation: { id, appointmentId } }) => {
    const line = { consultationId: id, appointmentId };
    return (await paidFor(context, [line])).get(keyOf(line)) ?? [];
  },
  listed: (context, _patientId, lines) => paidFor(context, lines),
};
