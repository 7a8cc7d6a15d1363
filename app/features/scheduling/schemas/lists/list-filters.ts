import { z } from "zod";
import { EARLIEST_DAYS, LIST_ORDERS } from "../../domain/lists/list-view";

const LONGEST_ID = 64;
const LONGEST_NAME = 80;
const LONGEST_INSURER = 500;

const choice = z
  .string()
  .max(LONGEST_ID)
  .optional()
  .catch(undefined)
  .transform((text) => text || undefined);

/** A number from an address; an empty one is none. */
const number = z
  .string()
  .regex(/^\d{1,12}$/)
  .transform(Number)
  .optional()
  .catch(undefined);

/** What narrows a public list, from its address; what does not fit is left out. */
export const listFiltersSchema = z.object({
  /** Words of a name, in any script. */
  q: z
    .string()
    .trim()
    .max(LONGEST_NAME)
    .optional()
    .catch(undefined)
    .transform((text) => text || undefined),
  service: choice,
  department: choice,
  location: choice,
  /** ISO 639 code of a language that is spoken. */
  language: z
    .string()
    .regex(/^[a-z]{2,3}$/)
    .optional()
    .catch(undefined),
  /** Code of the specification: male 1, female 2, intersex 3. */
  gender: number.refine((code) => code === undefined || (code >= 1 && code <= 3)).catch(undefined),
  earliest: number.refine((days) => EARLIEST_DAYS.some((each) => each === days)).catch(undefined),
  /** The most that it may cost, in the minor unit of the organization's currency. */
  price: number,
  /** The name of an insurer. */
  insurance: z
    .string()
    .trim()
    .max(LONGEST_INSURER)
    .optional()
    .catch(undefined)
    .transform((text) => text || undefined),
  /** A location of the practice, a town or a postal code, from which distances count. */
  near: z
    .string()
    .trim()
    .max(LONGEST_NAME)
    .optional()
    .catch(undefined)
    .transform((text) => text || undefined),
  /** The cheapest or the nearest first, rather than who is free first. */
  order: z.enum(LIST_ORDERS).optional().catch(undefined),
  /** The last one of the page before. */
  after: choice,
});

export type ListQuery = z.infer<typeof listFiltersSchema>;
export type ListFilters = Partial<Omit<ListQuery, "after">>;

/** Reads what narrows a list from its address. */
export const listQueryOf = (url: URL): ListQuery => listFiltersSchema.parse(Object.fromEntries(url.searchParams));
