import { z } from "zod";
import { currencyField } from "~/kernel/codes/currency-field";
import { DESK_KINDS } from "~/kernel/money/desk-kinds";
import { lineText } from "~/kernel/text-fields";
import { DUE_SHOWN } from "../../domain/payments/due-shown";
import { changeAppointmentSchema } from "../appointments/change-appointment";

/** An amount as a person writes it, such as 12.50; the service reads it in its currency. */
export const typedAmount = z
  .union([z.string(), z.number().transform(String)], "errors:field.mandatory")
  .pipe(z.string().trim().max(24, "payments:error.amount"));
export const deskKind = z.enum(DESK_KINDS, "errors:field.chooseOne");
export const deskReference = lineText(80).default("");

/** How an appointment is paid at the desk: all that is owed, in cash, where nothing else is said. */
export const takePaymentSchema = changeAppointmentSchema.extend({
  kind: deskKind.default("CASH"),
  /** All that is owed where it is left out. */
  amount: typedAmount.optional(),
  reference: deskReference,
});

const id = z.string("errors:field.mandatory").regex(/^[\w-]{1,64}$/, "errors:field.chooseOne");
/** The caller's own key for saying it twice. */
export const sayTwice = z.string().min(8, "errors:field.invalid").max(100, "errors:field.invalid").optional();
export const currencyAsked = currencyField.optional();
/** What the page showed as due, so that nobody pays again what was paid meanwhile. Calls leave it out. */
const dueShown = z.string().max(100_000, "errors:field.invalid").regex(DUE_SHOWN, "errors:field.invalid").optional();

/** Money that a patient gives at the desk for all that they owe, or ahead. */
export const takeBalanceSchema = z.object({
  patientId: id,
  kind: deskKind,
  amount: typedAmount,
  /** That of what is owed where it is left out. */
  currencyCode: currencyAsked,
  reference: deskReference,
  dueShown,
  idempotencyKey: sayTwice,
});

/** What a patient says who pays online all that they owe. */
export const payBalanceSchema = z.object({
  currencyCode: currencyAsked,
  dueShown,
  /** The payment service that the payer has chosen, one of the organization's. */
  gatewayType: z.string().max(40, "errors:field.chooseOne").optional(),
  /** For gateways that ask the payer on the phone. */
  phone: z.string().max(60, "errors:field.tooLong").optional(),
});

/** The appointment whose patient is mailed where to pay. */
export const paymentLinkSchema = z.object({ appointmentId: id });
