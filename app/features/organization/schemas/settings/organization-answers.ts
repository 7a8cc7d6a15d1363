import { z } from "zod";
import { done } from "~/kernel/answer";
import { API_SCOPES } from "~/kernel/api-scopes";
import { TAX_MODES } from "../../domain/prices/tax-modes";
import { OFFERINGS_TYPES } from "../../domain/catalog/payment-options";

const id = z.string();
const instant = z.int();
const standing = { enabled: z.boolean(), version: z.int() };

/** Hours of a day, such as '08:00-12:00, 13:00-17:00'; empty where it is closed. */
const hoursOfDay = z.string();
const hours = {
  ...{ hoursMonday: hoursOfDay, hoursTuesday: hoursOfDay, hoursWednesday: hoursOfDay, hoursThursday: hoursOfDay },
  ...{ hoursFriday: hoursOfDay, hoursSaturday: hoursOfDay, hoursSunday: hoursOfDay },
};

export const branchAnswer = z
  .object({
    id,
    name: z.string(),
    address: z.string(),
    city: z.string(),
    postalCode: z.string(),
    countryCode: z.string(),
    timeZone: z.string(),
    phoneCallingCode: z.string(),
    phone: z.string(),
    email: z.string(),
    ...hours,
    directions: z.string(),
    coordinates: z.string().meta({ description: "Latitude and longitude in degrees; empty where nobody said." }),
    ...standing,
  })
  .meta({ id: "Branch" });

export const departmentAnswer = z
  .object({ id, uuid: id, name: z.string(), description: z.string(), ...standing })
  .meta({ id: "Department" });

export const offeringAnswer = z
  .object({
    id,
    name: z.string(),
    offeringsType: z.enum(OFFERINGS_TYPES),
    type: z.enum([...OFFERINGS_TYPES, "GROUP_SESSION"]),
    description: z.string(),
    durationMinutes: z.int(),
    bufferBeforeMinutes: z.int(),
    bufferAfterMinutes: z.int(),
    onlineBookingOption: z.string(),
    onlinePaymentOption: z.string(),
    confirmsByItself: z.boolean(),
    availableToNewPatients: z.boolean(),
    newPatientsOnly: z.boolean(),
    groupCapacity: z.int().nullable(),
    instructions: z.string(),
    ...standing,
    branches: z.array(
      z.object({
        branchId: id,
        price: z.number().meta({ description: "As it is said, before exclusive taxes; sent back, it is the price." }),
        cost: z.number().meta({ description: "What the patient pays, with taxes, in the currency, such as 12.5." }),
        tax: z.number().meta({ description: "The taxes in the cost." }),
        currencyCode: z.string(),
      }),
    ),
    taxMode: z.enum(TAX_MODES).meta({ description: "The default taxes, or those of taxRateIds." }),
    taxRateIds: z.array(id),
    departmentIds: z.array(id),
    employeeIds: z.array(id),
  })
  .meta({ id: "ServiceOffering" });

export const taxRateAnswer = z
  .object({
    id,
    name: z.string(),
    percentage: z.string().meta({ description: "An exact decimal, such as 7.25." }),
    isInclusive: z.boolean().meta({ description: "Prices contain it; else it is added to them." }),
    isCompound: z.boolean().meta({ description: "Charged on the taxes before it, too." }),
    branchId: id.nullable().meta({ description: "The one place where it is charged; null for every place." }),
    isDefault: z.boolean(),
    position: z.int().meta({ description: "Taxes are charged in this order." }),
    ...standing,
  })
  .meta({ id: "TaxRate" });

export const configAnswer = z
  .object({
    id,
    type: z.string(),
    properties: z.object({ instructions: z.string().optional(), onlinePaymentOptions: z.string().optional() }),
    ...standing,
  })
  .meta({ id: "ServiceOfferingConfig" });

export const currenciesAnswer = done({
  currencies: z.array(z.object({ id: z.int(), code: z.string(), digits: z.int() })),
});

const apiKey = z
  .object({
    id,
    name: z.string(),
    prefix: z.string(),
    scopes: z.array(z.enum(API_SCOPES)),
    createdAt: instant,
    expiresAt: instant.nullable(),
    lastUsedAt: instant.nullable(),
    revokedAt: instant.nullable(),
    state: z.enum(["ACTIVE", "STOPPED", "EXPIRED", "REVOKED"]),
    createdBy: z.string(),
    adoptedBy: z.string().nullable(),
  })
  .meta({ id: "ApiKey" });

export const apiKeysAnswer = done({ apiKeys: z.array(apiKey) });
export const apiKeyAnswer = done({ apiKey });
export const createdApiKeyAnswer = done({
  message: z.string(),
  key: z.string().nullable().meta({ description: "Only here; null where the same request was answered before." }),
  apiKey,
});
export const externalAppAnswer = done({
  externalApp: z.object({
    id,
    name: z.string(),
    data: z.record(z.string(), z.string()),
    createdAt: instant,
    key: z.string().nullable(),
  }),
});

export const calendarsAnswer = done({
  connection: z.object({ calendarId: id, calendarName: z.string(), connectedAt: instant }).nullable(),
  calendars: z.array(z.object({ id, name: z.string(), primary: z.boolean() })),
});
export const authUrlAnswer = done({ url: z.url() });
export const chosenCalendarAnswer = done({ calendarId: id, calendarName: z.string() });
