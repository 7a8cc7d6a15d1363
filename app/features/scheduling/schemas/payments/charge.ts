import { z } from "zod";
import { checkbox } from "~/kernel/checkbox-field";
import { lineText, typedNumber, writtenText } from "~/kernel/text-fields";
import { currencyAsked } from "./take-payment";

const CHOOSE = "errors:field.chooseOne";
const id = z.string(CHOOSE).regex(/^[\w-]{1,64}$/, CHOOSE);
const MOST = 999;

/** What somebody charges a patient for. */
export const addChargeSchema = z.object({
  patientId: id.optional(),
  /** Of the patient; whose it is is the patient then. */
  appointmentId: id.optional(),
  branchId: id.optional(),
  /** A billable service; without one it is in own words. */
  serviceId: id.optional(),
  description: lineText(200).default(""),
  quantity: typedNumber(
    z.coerce
      .number("errors:field.number")
      .int("errors:field.number")
      .min(1, "errors:field.atLeast")
      .max(MOST, "errors:field.atMost"),
  ).default(1),
  /** As it is typed; left out, it is the price of the service at that place. */
  unitPrice: z.string("errors:field.amount").trim().max(40, "errors:field.amount").optional(),
  /** Of a charge in own words; left out, that of its appointment, of its location, or of the practice. */
  currencyCode: currencyAsked,
  taxMode: z.enum(["DEFAULT", "OWN"], CHOOSE).default("DEFAULT"),
  taxRateIds: z.array(id).max(100).default([]),
  /** Somebody else has just added the same, and this is another one. */
  again: checkbox,
  note: writtenText(500).default(""),
  /** Chosen by the caller: the same key asked again gives the first answer. */
  idempotencyKey: z.string().min(8, "errors:field.invalid").max(100, "errors:field.invalid").optional(),
});
export type AddCharge = z.infer<typeof addChargeSchema>;

/** Why a charge is taken back. `undo`: right after it was made. */
export const takeBackSchema = z.object({ reason: lineText(200).min(1, "errors:field.mandatory") });
