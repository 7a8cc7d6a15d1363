import { z } from "zod";
import { lineText } from "~/kernel/text-fields";
import { dateField } from "~/kernel/time/date-field";
import { INVOICE_STATES } from "../../domain/invoices/invoice-kinds";
import { accountMarkSchema } from "../ledger/account-mark";

const CHOOSE = "errors:field.chooseOne";
const several = <S extends z.ZodType>(schema: S) =>
  z.preprocess((said) => (typeof said === "string" ? [said] : (said ?? [])), z.array(schema, CHOOSE));
const chosen = <S extends z.ZodType>(schema: S) =>
  schema
    .nullish()
    .catch(null as never)
    .transform((value) => value ?? null);

/** How the list can be narrowed by state: all that is owed is one choice. */
export const INVOICE_CHOICES = ["OWED", ...INVOICE_STATES] as const;
export type InvoiceChoice = (typeof INVOICE_CHOICES)[number];

/** What the list of invoices is asked for in its address; what it cannot read is no choice. Days of the practice. */
export const listInvoicesSchema = z.object({
  /** A number or how it begins, or a patient's name. */
  search: chosen(z.string().trim().min(1).max(120)),
  state: chosen(z.enum(INVOICE_CHOICES)),
  patientId: chosen(z.string().regex(/^[\w-]{1,64}$/)),
  from: chosen(dateField),
  to: chosen(dateField),
  after: z.preprocess((said) => said ?? null, accountMarkSchema),
});
export type ListInvoices = z.output<typeof listInvoicesSchema>;

/** An id in an address; anything else is nothing that there is. */
export const invoiceIdSchema = z.string().regex(/^[\w-]{1,64}$/);

/** Lines of an invoice that are credited, by their numbers, and why. */
export const creditInvoiceSchema = z.object({
  lines: several(z.coerce.number(CHOOSE).int(CHOOSE).min(1, CHOOSE)).pipe(
    z.array(z.number()).min(1, "invoices:error.noLines"),
  ),
  reason: lineText(200).min(1, "errors:field.mandatory"),
});
