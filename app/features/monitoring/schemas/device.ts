import { z } from "zod";
import { done } from "~/kernel/answer";
import { lineText } from "~/kernel/text-fields";

const patientId = z
  .string("errors:field.chooseOne")
  .trim()
  .max(64, "errors:field.chooseOne")
  .optional()
  .meta({ description: "Whose measurement it is; left out for one's own." });
const instant = z.iso
  .datetime({ offset: true, error: "errors:field.invalid" })
  .transform((text) => Date.parse(text))
  .meta({ description: "When it was measured, ISO 8601 with a zone." });
const number = z.coerce.number("errors:field.number").min(-1e6, "errors:field.number").max(1e6, "errors:field.number");

/** A measurement as a device sends it in the simple form. */
export const deviceReadingSchema = z.object({
  patientId,
  tracker: z.string("errors:field.chooseOne").max(40, "errors:field.chooseOne"),
  value: number,
  value2: number.optional(),
  unit: z.string("errors:field.chooseOne").max(40, "errors:field.chooseOne"),
  at: instant,
  device: lineText(200).optional().default(""),
});

const coding = z.looseObject({ code: z.string().max(40).optional() });
const code = z.looseObject({ coding: z.array(coding).max(20).default([]) });
const quantity = z.looseObject({ value: number, code: z.string("errors:field.chooseOne").max(40) });

/** A measurement as FHIR R4 writes it, as far as it is read. */
export const observationSchema = z.looseObject({
  resourceType: z.literal("Observation", "errors:field.chooseOne"),
  status: z.enum(["final", "amended", "corrected"], "errors:field.chooseOne"),
  code,
  subject: z
    .looseObject({ reference: z.string().regex(/^Patient\/[\w-]{1,64}$/, "errors:field.chooseOne") })
    .optional()
    .meta({ description: "Whose it is, Patient/{id}; left out for one's own." }),
  effectiveDateTime: instant,
  valueQuantity: quantity.optional(),
  component: z
    .array(z.looseObject({ code, valueQuantity: quantity.optional() }))
    .max(20)
    .default([]),
  device: z.looseObject({ display: lineText(200).optional() }).optional(),
});

/** What is answered once a measurement is stored, also where it was sent before. */
export const deviceReadingAnswer = done({ id: z.string(), tracker: z.string() });
