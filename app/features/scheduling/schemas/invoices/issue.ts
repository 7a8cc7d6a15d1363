import { z } from "zod";

const CHOOSE = "errors:field.chooseOne";
const id = z.string(CHOOSE).regex(/^[\w-]{1,64}$/, CHOOSE);

/** Whose charges are chosen from: a patient's, or an appointment's. */
export const chargesOfSchema = z.union([z.object({ appointmentId: id }), z.object({ patientId: id })]);

/** Charges that are invoiced, each by its entry and line; all that there are where it is left out. */
export const issueInvoiceSchema = z.object({
  charges: z.array(z.string(CHOOSE).max(80)).min(1, "invoices:error.nothing").max(100).nullable(),
});

/** The payment that gets a receipt: 'payment:' or 'desk:' and its id. */
export const issueReceiptSchema = z.object({
  payment: z.string(CHOOSE).regex(/^(?:payment|desk):[\w-]{1,64}$/, CHOOSE),
});
