import { z } from "zod";
import { done } from "~/kernel/answer";
import { API_SCOPES } from "~/kernel/api-scopes";
import { OFFERINGS_TYPES } from "../../domain/catalog/payment-options";

const id = z.string();
const instant = z.int();
const standing = { enabled: z.boolean(), version: z.int() };

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
        cost: z.number().meta({ description: "In the currency, such as 12.5." }),
        currencyCode: z.string(),
      }),
    ),
    departmentIds: z.array(id),
    employeeIds: z.array(id),
  })
  .meta({ id: "ServiceOffering" });

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
