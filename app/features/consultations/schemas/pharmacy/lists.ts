import { z } from "zod";
import { typedNumber } from "~/kernel/text-fields";
import { REFUSED_STATE } from "../../domain/pharmacy/reports";
import { PRESCRIPTION_STATES } from "../../domain/prescriptions/prescription-states";

const id = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .optional()
  .catch(undefined);
const chosenId = id.transform((value) => value ?? null);
const day = z.iso
  .date()
  .optional()
  .catch(undefined)
  .transform((value) => value ?? null);
const words = z
  .string()
  .trim()
  .max(200)
  .optional()
  .catch(undefined)
  .transform((value) => value ?? "");

/** What was signed: everything but drafts. */
export const SIGNED_STATES = PRESCRIPTION_STATES.filter((state) => state !== "DRAFT");

/** What the list of all prescriptions is asked for in its address; what it cannot read is no choice. */
export const prescriptionListSchema = z.object({
  provider: chosenId,
  /** The patient's number. */
  patient: typedNumber(z.coerce.number().int().min(1).max(999_999_999).optional())
    .catch(undefined)
    .transform((value) => value ?? null),
  state: z
    .enum([...PRESCRIPTION_STATES, REFUSED_STATE])
    .exclude(["DRAFT"])
    .optional()
    .catch(undefined)
    .transform((value) => value ?? null),
  from: day,
  to: day,
  medicine: words,
  at: z.coerce.number().int().min(0).optional().catch(undefined),
  after: id,
});

/** What the report is asked for in its address. */
export const pharmacyReportSchema = z.object({
  from: day,
  to: day,
  pharmacy: chosenId,
  provider: chosenId,
  medicine: words,
});

export const PHARMACY_REPORT_FORMATS = ["csv", "xlsx"] as const;
export type PharmacyReportFormat = (typeof PHARMACY_REPORT_FORMATS)[number];
