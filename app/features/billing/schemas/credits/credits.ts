import { z } from "zod";
import { checkbox } from "~/kernel/checkbox-field";
import { typedNumber, writtenText } from "~/kernel/text-fields";
import { dateField } from "~/kernel/time/date-field";
import { CREDIT_SERVICES } from "../../domain/credits/credit-kinds";

const CHOOSE = "errors:field.chooseOne";
const id = z.string(CHOOSE).regex(/^[\w-]{1,64}$/, CHOOSE);

/** So many patients are given credits at once at most. */
export const MOST_PATIENTS = 50;

const several = <S extends z.ZodType>(schema: S) =>
  z.preprocess((said) => (typeof said === "string" ? [said] : said), z.array(schema, CHOOSE));

const amount = typedNumber(
  z.coerce.number("errors:field.number").int("errors:field.number").min(1, "credits:error.atLeastOne"),
);
const services = several(z.enum(CREDIT_SERVICES, CHOOSE)).optional().default([]);
const note = writtenText(500, "errors:field.tooLong").optional().default("");

/** Single services, by their ids; so many at most. */
const MOST_OFFERINGS = 50;
const serviceOfferingIds = several(id).pipe(z.array(z.string()).max(MOST_OFFERINGS, CHOOSE)).optional().default([]);

/** Credits for one or several patients. Days where the organization is; the last one is included. */
export const assignCreditsSchema = z.object({
  patientIds: several(id).pipe(z.array(z.string()).min(1, CHOOSE).max(MOST_PATIENTS, "credits:error.tooManyPatients")),
  amount,
  /** Today where it is left out. */
  validFrom: dateField.optional(),
  expiresOn: dateField,
  /** The kinds of service, and the single services, that they pay for; all where neither is named. */
  services,
  serviceOfferingIds,
  note,
  /** Chosen by the caller: the same key asked again gives the first answer. */
  idempotencyKey: z.string().min(8, "errors:field.invalid").max(100, "errors:field.invalid").optional(),
});

/** What of a grant is changed; what is left out stays. `version` is the one that the change was made from. */
export const changeGrantSchema = z.object({
  id,
  amount: amount.optional(),
  validFrom: dateField.optional(),
  expiresOn: dateField.optional(),
  services: services.unwrap().optional(),
  serviceOfferingIds: serviceOfferingIds.unwrap().optional(),
  /** That they pay for all services from now on, where both lists are empty and were not. */
  allServices: checkbox,
  note: writtenText(500, "errors:field.tooLong").optional(),
  version: z.coerce.number("errors:field.number").int("errors:field.number").optional(),
});

export const grantIdSchema = z.object({
  id,
  version: z.coerce.number("errors:field.number").int("errors:field.number").optional(),
});

const chosen = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .nullish()
  .catch(null)
  .transform((value) => value ?? null);
const chosenDay = dateField
  .nullish()
  .catch(null)
  .transform((value) => value ?? null);

export const GRANT_STATES = ["active", "ended"] as const;

/** What the list of grants is asked for in its address; what it cannot read is no choice. */
export const listGrantsSchema = z.object({
  state: z
    .enum(GRANT_STATES)
    .nullish()
    .catch(null)
    .transform((value) => value ?? null),
  patientId: chosen,
  /** Words by which patients are found. */
  search: z
    .string()
    .trim()
    .max(120)
    .nullish()
    .catch(null)
    .transform((value) => value || null),
  after: chosen,
});

/** What the usage report is asked for in its address: the days of a period, and behind which line it goes on. */
export const creditUsesSchema = z.object({
  from: chosenDay,
  to: chosenDay,
  /** `<at>_<id>` of the last line that was read. */
  after: z
    .string()
    .regex(/^\d{1,15}_[\w-]{1,64}$/)
    .nullish()
    .catch(null)
    .transform((value) => value ?? null),
});
export type CreditUsesAsked = z.infer<typeof creditUsesSchema>;

/** Whose credits are asked for. */
export const ofPatientSchema = z.object({ patientId: id });
