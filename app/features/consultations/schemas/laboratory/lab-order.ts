import { z } from "zod";
import { lineText, typedNumber, writtenText } from "~/kernel/text-fields";
import { parseIsoDate } from "~/kernel/time/dates";
import { MOST_TESTS } from "../../domain/laboratory/lab-order";
import { COLLECTED_AT, LAB_CATEGORIES } from "../../domain/laboratory/lab-test";
import { TOLD_WAYS } from "../../domain/laboratory/telling";
import { LAB_PRIORITIES, priorityOf } from "../../domain/laboratory/priorities";

export const labId = z.string("errors:field.mandatory").trim().min(1, "errors:field.mandatory").max(64);
const optionalId = z
  .string()
  .trim()
  .max(64)
  .optional()
  .transform((text) => text || undefined);
const several = (most: number) =>
  z.preprocess(
    (value) => (value === undefined || value === "" ? [] : Array.isArray(value) ? value : [value]),
    z.array(labId).max(most, "errors:field.invalid"),
  );

export const categorySchema = z.enum(LAB_CATEGORIES, "errors:field.chooseOne");

/** By its name, or by the specification's number. */
export const prioritySchema = z.preprocess(
  (value) => (/^[0-3]$/.test(String(value)) ? priorityOf(Number(value)) : value === "" ? undefined : value),
  z.enum(LAB_PRIORITIES, "errors:field.chooseOne").default("ROUTINE"),
);

const day = z
  .string()
  .trim()
  .default("")
  .refine((text) => text === "" || parseIsoDate(text).ok, "errors:field.date");

export const labVersion = z.coerce.number("errors:field.invalid").int("errors:field.invalid").min(0);

const isOn = (value: unknown) => value === true || value === "true" || value === "on";
/** That a test is sent although it is running for the patient already. */
const confirmed = z.preprocess(isOn, z.boolean());

/** An order as it is written: for a patient, or in a consultation. */
export const labOrderSchema = z.object({
  id: optionalId,
  version: labVersion.optional(),
  patientId: optionalId,
  consultationId: optionalId,
  /** Who answers for it, where a nurse writes it. */
  providerId: optionalId,
  laboratoryId: labId,
  category: categorySchema,
  tests: several(MOST_TESTS),
  panels: several(20),
  priority: prioritySchema,
  reason: lineText(300).default(""),
  clinicalNotes: writtenText(2000).default(""),
  collectedAt: z.enum(COLLECTED_AT, "errors:field.chooseOne").default("LABORATORY"),
  wishedDate: day,
  /** It goes to the laboratory at once; else it stays a draft. */
  send: z.preprocess(isOn, z.boolean()),
  again: confirmed,
  idempotencyKey: z.string().min(8).max(100).optional(),
});

/** What the call of the specification sends: an order that goes to the laboratory at once unless it says otherwise. */
export const labOrderCallSchema = labOrderSchema.extend({
  patientId: labId,
  send: z.preprocess((value) => value !== false && value !== "false", z.boolean()),
  /** A call asks nobody: it says no where it does not mean it. */
  again: z.preprocess((value) => value !== false && value !== "false", z.boolean()),
});

const versioned = { orderId: labId, version: labVersion };
const chosenTests = several(MOST_TESTS);

export const labCancelSchema = z.object({
  ...versioned,
  tests: chosenTests,
  reason: lineText(300).min(1, "laboratory:refused.cancelReason"),
});

export const labReviewSchema = z.object({ ...versioned, word: writtenText(2000).default("") });
/** That a patient without an account was told: how, and what. */
export const labToldSchema = z.object({
  ...versioned,
  how: z.enum(TOLD_WAYS, "errors:field.chooseOne"),
  said: writtenText(500).min(1, "laboratory:refused.toldWhat"),
});
export const labSendSchema = z.object(versioned);
export const labSendDraftSchema = labSendSchema.extend({ again: confirmed });

/** At the desk: which tests are meant; all that it may be done to where none is named. */
export const labTestsSchema = z.object({ ...versioned, tests: chosenTests });

/** At the desk: the tests that are meant, by name. */
const labChosenSchema = z.object({
  ...versioned,
  tests: several(MOST_TESTS).refine((tests) => tests.length > 0, "laboratory:chooseTests"),
});

/** Two identifiers are compared with the person before a sample is taken. */
export const labCollectSchema = labChosenSchema.extend({
  birthDate: z.string("errors:field.mandatory").trim().min(1, "errors:field.mandatory"),
  patientNumber: typedNumber(z.coerce.number("errors:field.number").int("errors:field.number")),
});

const reasonSaid = (message: string) => ({ reason: lineText(300).min(1, message) });
export const labRejectSchema = labChosenSchema.extend(reasonSaid("laboratory:refused.rejectReason"));
export const labDeclineSchema = labChosenSchema.extend(reasonSaid("laboratory:refused.declineReason"));

export const labDetachSchema = z.object({
  ...{ orderId: labId, fileId: labId },
  reason: lineText(300).min(1, "laboratory:refused.detachReason"),
});

export const labEnterSchema = z.looseObject({
  ...versioned,
  /** One test, or several of a panel at once. */
  test: several(MOST_TESTS).refine((tests) => tests.length > 0, "errors:field.mandatory"),
  /** Of a correction. */
  reason: lineText(300).default(""),
});

export const labVerifySchema = z.object({ ...versioned, test: labId });
export const labSendBackSchema = labVerifySchema.extend(reasonSaid("laboratory:refused.sendBackReason"));

export const acknowledgeSchema = z.object({ criticalId: labId, note: lineText(500).default("") });

const STANDINGS = ["open", "toReview", "done", "drafts", "cancelled"] as const;
export type OrderStanding = (typeof STANDINGS)[number];

/** What a list of orders shows. */
export const labSearchSchema = z.object({
  patientId: optionalId,
  consultationId: optionalId,
  standing: z.preprocess((value) => value || undefined, z.enum(STANDINGS, "errors:field.chooseOne").optional()),
  category: z.preprocess((value) => value || undefined, categorySchema.optional()),
  number: z.preprocess(
    (value) => value || undefined,
    typedNumber(z.coerce.number("errors:field.number").int().min(1).optional()),
  ),
  afterAt: z.preprocess((value) => value || undefined, z.coerce.number("errors:field.invalid").int().optional()),
  after: optionalId,
});
export const ORDER_STANDINGS = STANDINGS;
