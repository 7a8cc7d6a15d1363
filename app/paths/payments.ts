/* Every URL of the payments pages that the app links to. */
import { at } from "./at";

/**
 * What a patient pays and owes; for staff, what was paid in the practice, narrowed by `state`, `from`, `to`, `kind`,
 * `gateway`, `patient`, `patientId`, `employeeId` and `by`. `payment` is the signed name of one that somebody comes
 * back from.
 */
export const payments = at("/secure/providerweb/payments/list");
/** Staff's list as a file, narrowed as it is. */
export const paymentsFile = at("/secure/providerweb/payments/list/file");
/** Where staff take money: for `appointmentId`, or for all that `patientId` owes. */
export const paymentCreate = at("/secure/providerweb/payments/create");
/** Where money goes back and what is wrong is put right: of an entry, or of `patientId`. */
export const paymentEdit = at("/secure/providerweb/payments/edit/:itemId?");
/** One payment; for a patient also what it was for. */
export const paymentView = at("/secure/providerweb/payments/view/:itemId?");
/** The receipt of one payment, and those of a year, on paper. */
export const paymentReceipt = at("/secure/providerweb/payments/receipt/:itemId");
export const paymentReceiptPdf = at("/secure/providerweb/payments/receipt/:itemId/pdf");
export const yearReceipts = at("/secure/providerweb/payments/receipts/:year");
export const yearReceiptsPdf = at("/secure/providerweb/payments/receipts/:year/pdf");
/** What was taken at the desk on the day `day`, by whom. */
export const till = at("/secure/providerweb/payments/till");
export const tillFile = at("/secure/providerweb/payments/till/file");
