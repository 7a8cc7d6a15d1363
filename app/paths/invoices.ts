/* Every URL of invoices, credit notes and receipts that the app links to. */
import { at } from "./at";

/** Those of the organization: narrowed by `search`, `state`, `patientId`, `from` and `to`; `after` is a place in the list. */
export const invoices = at("/secure/providerweb/invoices/list");
export const invoicesFile = at("/secure/providerweb/invoices/list/file");
/** What of a `patientId` or an `appointmentId` is to be invoiced. */
export const invoiceCreate = at("/secure/providerweb/invoices/create");
/** One of them, for staff; `done` says what has just been done. */
export const invoiceView = at("/secure/providerweb/reports/patient_billing/invoiceView/:invoiceId?");
export const invoiceCredit = at("/secure/providerweb/invoices/credit/:invoiceId");
export const invoicePdf = at("/secure/providerweb/invoices/pdf/:invoiceId");
/** A patient's own, and one of them. */
export const ownInvoices = at("/secure/providerweb/invoices/own");
export const ownInvoice = at("/secure/providerweb/invoices/own/:invoiceId");
