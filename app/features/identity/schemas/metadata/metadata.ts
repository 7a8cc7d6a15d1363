import { z } from "zod";

/** The parts of the organization's metadata that a caller can ask for. */
export const METADATA_FIELDS = [
  "organization-details",
  "branches",
  "departments",
  "employees",
  "subscription-info",
  "question-config",
  "tax-rates",
  "roles",
  "service-offerings",
  "service-configs",
  "branding-config",
  "organization-date-time",
  "offering-availability",
] as const;

export type MetadataField = (typeof METADATA_FIELDS)[number];

const isField = (name: string): name is MetadataField => METADATA_FIELDS.some((field) => field === name);

/** What the call takes; the service reads the names. */
export const metadataQuery = z.object({
  fields: z.string().max(1_000).optional(),
  override: z.string().optional(),
  employeeId: z.string().max(60).optional(),
});

/** Fields separated by commas; none named means all. A name that is no field is left out. */
export const metadataSchema = z.object({
  fields: z
    .string()
    .max(1_000)
    .optional()
    .transform((text) =>
      text ? [...new Set(text.split(",").map((name) => name.trim()))].filter(isField) : [...METADATA_FIELDS],
    ),
  employeeId: z.string().max(60).optional(),
});
