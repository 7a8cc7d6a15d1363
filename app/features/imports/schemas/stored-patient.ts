import { z } from "zod";
import type { ImportedPatient } from "../domain/reading/read-row";

/** The patient that a row would become, as it was kept until somebody has decided. */
export const storedPatientSchema: z.ZodType<ImportedPatient> = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneCallingCode: z.string(),
  phone: z.string(),
  birthDate: z.string(),
  gender: z.number(),
  title: z.number(),
  bloodGroup: z.number(),
  address: z.string(),
  city: z.string(),
  postalCode: z.string(),
  countryCode: z.string(),
  externalNumber: z.string().nullable(),
  categoryId: z.string().nullable(),
  languageCode: z.string().nullable(),
  notes: z.string(),
});
