import { z } from "zod";
import { PATIENT_SORTS } from "../../domain/patients/patient-views";

const MOST_TYPED = 120;
const id = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .optional()
  .catch(undefined);

/** What the list of patients is asked for in its address; what it cannot read is no choice. */
export const listPatientsSchema = z.object({
  search: z
    .string()
    .trim()
    .max(MOST_TYPED)
    .optional()
    .catch(undefined)
    .transform((text) => text ?? ""),
  /** The specification's filter of states (section 3). */
  status: z.enum(["ALL", "ENABLED", "DISABLED"]).catch("ENABLED"),
  categoryId: id.transform((value) => value ?? null),
  sort: z.enum(PATIENT_SORTS).catch("name"),
  order: z.enum(["ascending", "descending"]).catch("ascending"),
  after: id,
  before: id,
});
