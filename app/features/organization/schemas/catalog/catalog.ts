import { z } from "zod";
import { durationField } from "~/kernel/duration-field";
import { optionalEmailField } from "~/kernel/contact/email";
import { plainDigits } from "~/kernel/contact/phone-number";
import { coordinatesText, readCoordinates } from "~/kernel/places/coordinates";
import { currencyField } from "~/kernel/codes/currency-field";
import { isCallingCode } from "~/kernel/codes/countries";
import { minorUnitDigits } from "~/kernel/codes/minor-units";
import { lineText, nameText, optionalNameText, writtenText } from "~/kernel/text-fields";
import { readHours, storedHours } from "~/kernel/time/opening-hours";
import { timeZones } from "~/kernel/time/time-zones";
import { recordKind } from "~/screens/record-kind";
import { NAME_TAKEN } from "../../domain/catalog/catalog";
import { TAX_MODES } from "../../domain/prices/tax-modes";
import { OFFERINGS_TYPES, ONLINE_BOOKING_OPTIONS, ONLINE_PAYMENT_OPTIONS } from "../../domain/catalog/payment-options";

const line = (max: number) => lineText(max).default("");
const text = (max: number) => writtenText(max).default("");
const name = nameText(120);
const email = optionalEmailField.default("");
const phone = z
  .union([
    z.literal(""),
    z
      .string()
      .overwrite((text) => plainDigits(text).trim())
      .regex(/^[+\d][\d ()/-]{3,39}$/, "errors:field.phone"),
  ])
  .default("");
/** When a location is open on one day; empty for a day that it is closed. */
const hours = lineText(120)
  .overwrite(storedHours)
  .refine((typed) => readHours(typed) !== undefined, "organization:fields.notHours")
  .default("");
/** Where a location is on the globe, typed or as the link of a map; kept as `51.5072, -0.093`, empty where nobody said. */
const coordinates = lineText(2_000)
  .overwrite((typed) => {
    const point = readCoordinates(typed);
    return point ? coordinatesText(point.latitude, point.longitude) : typed;
  })
  .refine((typed) => typed === "" || readCoordinates(typed) !== undefined, "organization:fields.notCoordinates")
  .default("");
const id = z.string().trim().min(1).max(64);
const ids = z.array(id).max(500).default([]);
/** The id of what is changed, absent for something new; and the version that the form was made from. */
const target = { id: id.optional(), version: z.coerce.number().int().min(0).optional() };

const opens = { schema: hours, latin: true, half: true, autoComplete: "off" } as const;

export const branchKind = recordKind({
  words: "organization:branchScreen",
  authority: "organization.manage",
  audit: { kind: "branch" },
  taken: NAME_TAKEN,
  fields: {
    name: { schema: name, label: "organization:fields.name", column: true },
    address: { schema: line(200), label: "organization:fields.address", autoComplete: "off", column: true },
    postalCode: { schema: line(20), label: "organization:fields.postalCode", latin: true },
    city: { schema: line(100), label: "organization:fields.city" },
    countryCode: {
      schema: z.union([z.literal(""), z.string().regex(/^[A-Z]{2}$/, "errors:field.chooseOne")]).default(""),
      kind: "choice",
      label: "organization:fields.countryCode",
      hint: "organization:fields.countryPaperHint",
      placeholder: "common:form.selectOne",
      listed: "countries",
    },
    timeZone: {
      schema: z.string("errors:field.mandatory").refine((zone) => timeZones().includes(zone), "errors:field.chooseOne"),
      kind: "choice",
      label: "organization:fields.timeZone",
      hint: "organization:fields.timeZoneHint",
      listed: "timeZones",
      column: true,
    },
    phoneCallingCode: {
      schema: z
        .string()
        .trim()
        .default("")
        .refine((code) => code === "" || isCallingCode(code), "errors:field.chooseOne"),
      kind: "choice",
      label: "organization:fields.phoneCallingCode",
      placeholder: "common:form.selectOne",
      listed: "callingCodes",
    },
    phone: { schema: phone, label: "organization:fields.phone", latin: true },
    email: { schema: email, label: "organization:fields.email", latin: true },
    directions: {
      schema: text(500),
      kind: "lines",
      label: "organization:fields.directions",
      hint: "organization:fields.directionsHint",
    },
    coordinates: {
      schema: coordinates,
      label: "organization:fields.coordinates",
      hint: "organization:fields.coordinatesHint",
      latin: true,
      autoComplete: "off",
    },
    hoursMonday: { ...opens, label: "organization:fields.hoursMonday", hint: "organization:fields.hoursHint" },
    hoursTuesday: { ...opens, label: "organization:fields.hoursTuesday" },
    hoursWednesday: { ...opens, label: "organization:fields.hoursWednesday" },
    hoursThursday: { ...opens, label: "organization:fields.hoursThursday" },
    hoursFriday: { ...opens, label: "organization:fields.hoursFriday" },
    hoursSaturday: { ...opens, label: "organization:fields.hoursSaturday" },
    hoursSunday: { ...opens, label: "organization:fields.hoursSunday" },
  },
});

export const departmentKind = recordKind({
  words: "organization:departmentScreen",
  authority: "organization.manage",
  audit: { kind: "department" },
  taken: NAME_TAKEN,
  fields: {
    name: { schema: name, label: "organization:fields.name", column: true },
    description: { schema: text(1000), kind: "lines", label: "organization:fields.description", column: true },
  },
});

export const clientKind = recordKind({
  words: "organization:clients",
  authority: "organization.manage",
  audit: { kind: "client" },
  taken: NAME_TAKEN,
  fields: {
    name: { schema: name, label: "organization:fields.name", column: true },
    contactName: {
      schema: optionalNameText(120).default(""),
      label: "organization:fields.contactName",
      column: true,
    },
    email: { schema: email, label: "organization:fields.email", latin: true, column: true },
    phone: { schema: phone, label: "organization:fields.phone", latin: true },
  },
});

const ticks = (min: number, max: number) =>
  z
    .int("errors:field.number")
    .min(min, "errors:field.atLeast")
    .max(max, "errors:field.atMost")
    .refine((minutes) => minutes % 5 === 0, "errors:field.steps");

const cost = z.coerce
  .number("errors:field.number")
  .min(0, "errors:field.atLeast")
  .max(10_000_000, "errors:field.atMost");

const asWritten = { description: "The price as it is said, before exclusive taxes. Given instead of cost." };

/**
 * Where an offering is given. `cost` is its price as it is said, before taxes that are added to it, written in its
 * currency, such as 12.500 for 12.5 Bahraini dinars. Answers call that `price`, so that what they say can be sent back.
 */
const placeFields = z.object({
  branchId: id,
  given: z.boolean().default(true),
  cost: cost.default(0).meta({ description: "The price as it is said; `price` goes before it." }),
  price: cost.optional().meta(asWritten),
  currencyCode: currencyField,
});

/** Whether a price can be paid in its currency. */
export const isPayable = ({ cost, currencyCode }: { cost?: number | undefined; currencyCode: string }): boolean =>
  cost === undefined || Number.isInteger(round(cost * 10 ** minorUnitDigits(currencyCode)));
const NOT_PAYABLE = { path: ["cost"], message: "errors:field.money" };

const place = placeFields
  .transform(({ price, ...said }) => ({ ...said, cost: price ?? said.cost }))
  .refine(isPayable, NOT_PAYABLE);

/** A form asks for the price of each place where the offering is given: 0 is said, not left out. */
const placeOfForm = placeFields
  .omit({ price: true })
  .extend({ given: z.boolean().default(false), cost: cost.optional() })
  .refine(({ given, cost }) => !given || cost !== undefined, {
    path: ["cost"],
    message: "organization:offerings.priceMissing",
  })
  .refine(isPayable, NOT_PAYABLE)
  .transform(({ cost = 0, ...said }) => ({ ...said, cost }));

/** Undoes what floating point adds to the product of a price and a power of ten. */
const round = (value: number): number => Number(value.toFixed(6));

/** A price in the minor unit of its currency. */
export const costMinorOf = ({ cost, currencyCode }: { cost: number; currencyCode: string }): number =>
  round(cost * 10 ** minorUnitDigits(currencyCode));

/**
 * Seats of a group session; null for appointments of one patient. How many there can be follows from where the group
 * meets.
 */
const groupCapacity = z.int("errors:field.number").min(1, "errors:field.atLeast").nullable().default(null);

export const offeringSchema = z.object({
  ...target,
  name,
  offeringsType: z.enum(OFFERINGS_TYPES, "errors:field.chooseOne"),
  description: text(1000),
  durationMinutes: ticks(5, 480),
  bufferBeforeMinutes: ticks(0, 240).default(0),
  bufferAfterMinutes: ticks(0, 240).default(0),
  onlineBookingOption: z.enum(ONLINE_BOOKING_OPTIONS, "errors:field.chooseOne").default("ENABLED"),
  onlinePaymentOption: z.enum(ONLINE_PAYMENT_OPTIONS, "errors:field.chooseOne").default("DISABLED"),
  confirmsByItself: z.boolean().default(false),
  availableToNewPatients: z.boolean().default(false),
  newPatientsOnly: z.boolean().default(false),
  groupCapacity,
  instructions: text(2000),
  /** Left out, they stay what they were. */
  taxMode: z.enum(TAX_MODES, "errors:field.chooseOne").optional(),
  taxRateIds: ids.unwrap().optional(),
  departmentIds: ids,
  employeeIds: ids,
  branches: z.array(place).max(200).default([]),
});

const lengths = offeringSchema.shape;

/** The same as a form sends it, its lengths of time with their units. */
export const offeringFormSchema = offeringSchema.extend({
  branches: z.array(placeOfForm).max(200).default([]),
  taxRateIds: ids,
  durationMinutes: durationField(lengths.durationMinutes),
  bufferBeforeMinutes: durationField(lengths.bufferBeforeMinutes),
  bufferAfterMinutes: durationField(lengths.bufferAfterMinutes),
});

export type OfferingInput = z.infer<typeof offeringSchema>;

/** What holds for a whole kind of offering; staff see it as a part of the list of offerings. */
export const configSchema = z.object({
  ...target,
  type: z.enum([...OFFERINGS_TYPES, "QUESTIONS", "REMOTE_MONITORING", "GROUP_SESSION"]),
  instructions: text(2000),
  onlinePaymentOptions: z.enum(ONLINE_PAYMENT_OPTIONS, "errors:field.chooseOne").default("DISABLED"),
});

export const configKind = {
  schema: configSchema,
  authority: "organization.manage",
  audit: { kind: "config" },
} as const;

export const itemSchema = z.object({ id });
/** Switching off; `anyway` keeps the appointments that are still to come. */
/** A yes or no as a call's JSON, a query or a form says it: the word "false" is a no. */
const flag = z
  .union([z.boolean(), z.enum(["true", "false", "on", ""])], "errors:field.chooseOne")
  .transform((value) => value === true || value === "true" || value === "on");

export const switchSchema = z.object({ id, anyway: flag.default(false) });
