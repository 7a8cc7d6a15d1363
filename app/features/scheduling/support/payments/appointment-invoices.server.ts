import { readInvoicesOfAppointments, readOpenCharges } from "~/features/billing/public.server";
import { verdictOf } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import type { AppointmentInvoices } from "../../domain/payments/appointment-invoices";

interface Invoiced {
  id: string;
  patientId: string | null;
  employeeId: string;
}

/** The invoices of an appointment; none where this person sees no invoices of it. The caller has authorized it. */
export async function appointmentInvoices(
  context: RequestContext,
  { id, patientId, employeeId }: Invoiced,
): Promise<AppointmentInvoices> {
  const subject = { kind: "appointment", id, patientId, employeeId };
  const may = (authority: "invoice.read" | "invoice.issue") => verdictOf(context, authority, subject) === "allowed";
  const [rows, charges] = await Promise.all([
    may("invoice.read") ? readInvoicesOfAppointments(context.db, [id]) : [],
    may("invoice.issue") && patientId !== null ? readOpenCharges(context.db, "appointment", id) : [],
  ]);
  return {
    rows: rows.map(({ id: invoiceId, number, state }) => ({ id: invoiceId, number, state })),
    mayIssue: charges.length > 0,
  };
}
