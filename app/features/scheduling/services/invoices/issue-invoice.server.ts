import { readOpenPayment, readOpenPayments } from "~/features/billing/public.server";
import { patientNames } from "~/features/patients/public.server";
import { authorize, verdictOf } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError, NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { readSummary } from "../../data/lists/appointment-rows-read.server";
import { chargesOfSchema, issueInvoiceSchema, issueReceiptSchema } from "../../schemas/invoices/issue";
import { issueForCharges } from "../../support/invoices/issue-for-charges.server";
import { issueForPayment } from "../../support/invoices/issue-for-payment.server";
import { openCharges, type NamedCharge } from "../../support/invoices/open-charges.server";

/** Whose charges are asked for: of a patient, or of the patient of an appointment. @throws NotFoundError */
async function reach(context: RequestContext, raw: unknown) {
  const said = chargesOfSchema.safeParse(raw).data;
  if (!said) throw new NotFoundError();
  const appointmentId = "appointmentId" in said ? said.appointmentId : null;
  const patientId =
    "patientId" in said ? said.patientId : (await readSummary(context.db, said.appointmentId))?.patient?.id;
  if (patientId === undefined) throw new NotFoundError();
  await authorize(context, "invoice.issue", { kind: "patient", id: patientId, patientId });
  const name = (await patientNames(context, [patientId])).get(patientId);
  if (name === undefined) throw new NotFoundError();
  return { patientId, appointmentId, name };
}

const chargesOf = (context: RequestContext, { patientId, appointmentId }: Awaited<ReturnType<typeof reach>>) =>
  appointmentId === null
    ? openCharges(context, "patient", patientId)
    : openCharges(context, "appointment", appointmentId);

/** What of a charge is shown to choose from. */
const shown = ({ key, description, servedOn, totalMinor, currencyCode }: NamedCharge) => ({
  ...{ key, description, servedOn, totalMinor, currencyCode },
});

/**
 * What of a patient, or of an appointment, can be invoiced, and the latest payments that have no receipt. Reading it is
 * audited.
 * @throws NotFoundError, ForbiddenError
 */
export async function readInvoiceChoice(context: RequestContext, raw: unknown) {
  await authorize(context, "invoice.issue");
  const reached = await reach(context, raw);
  const { patientId, appointmentId, name } = reached;
  const [charges, payments] = await Promise.all([
    chargesOf(context, reached),
    appointmentId === null ? readOpenPayments(context.db, patientId) : [],
    auditRead(context, {
      action: "invoice.read",
      ...{ subjectKind: "patient", subjectId: patientId, patientId },
      fields: ["charges"],
    }),
  ]);
  return {
    ...{ patientId, appointmentId, name, charges: charges.map(shown) },
    seesPatient: verdictOf(context, "patient.read", { kind: "patient", id: patientId, patientId }) === "allowed",
    payments: payments.map(({ sourceKey, at, method, currencyCode, items }) => ({
      ...{ sourceKey, at, method, currencyCode },
      amountMinor: items.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
    })),
  };
}
export type InvoiceChoice = Awaited<ReturnType<typeof readInvoiceChoice>>;

/**
 * Issues an invoice of the charges that were chosen, or of all that stand on none; one for each currency.
 * @throws InvalidError where there are none, or one of them stands on an invoice already; NotFoundError, ForbiddenError
 * @returns their ids, and whose they are
 */
export async function issueInvoice(
  context: RequestContext,
  rawOf: unknown,
  raw: unknown,
): Promise<{ ids: string[]; patientId: string }> {
  await authorize(context, "invoice.issue");
  const reached = await reach(context, rawOf);
  const { charges: wanted } = parse(issueInvoiceSchema, raw);
  const open = await chargesOf(context, reached);
  const charges = wanted === null ? open : open.filter(({ key }) => wanted.includes(key));
  if (charges.length === 0 || (wanted !== null && charges.length !== new Set(wanted).size))
    throw new InvalidError([
      { field: "charges", message: wanted === null ? "invoices:error.nothing" : "invoices:error.issuedAlready" },
    ]);
  return { ids: await issueForCharges(context, charges), patientId: reached.patientId };
}

/**
 * Issues the receipt of a payment of a patient, who is named by the address.
 * @throws InvalidError where it has one already; NotFoundError, ForbiddenError
 * @returns its id
 */
export async function issueReceipt(context: RequestContext, rawOf: unknown, raw: unknown): Promise<string> {
  await authorize(context, "invoice.issue");
  const { patientId } = await reach(context, rawOf);
  const { payment: sourceKey } = parse(issueReceiptSchema, raw);
  const payment = await readOpenPayment(context.db, sourceKey);
  if (payment?.patientId !== patientId)
    throw new InvalidError([{ field: "payment", message: "invoices:error.receiptAlready" }]);
  return issueForPayment(context, payment);
}
