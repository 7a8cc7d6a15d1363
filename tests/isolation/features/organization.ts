import { sha256 } from "~/platform/crypto/crypto.server";
import type { Stock } from "../house";
import {
  newId,
  base,
  organizationInPath,
  each,
  inPath,
  type About,
  type Circumstances,
  type Recipe,
  type Recipes,
  type ThingOf,
} from "../recipe";

const catalogs = [
  ...[
    "branch",
    "departments",
    "clinic_service_offering",
    "video_service_offering",
    "tax_rates",
    "billableservices",
  ].map((name) => `${base}/settings/${name}`),
  `${base}/e/settings/client-organizations`,
  `${base}/settings/payment_method`,
];

/** Things of the organization that are switched off, so that nothing goes by them; an API key, and another program. */
const ids = {
  spareBranch: newId,
  spareDepartment: newId,
  spareOffering: newId,
  spareConfig: newId,
  spareTaxRate: newId,
  billingMethod: newId,
  apiKey: newId,
  externalApp: newId,
};
type OwnThing = ThingOf<typeof ids>;

const catalog = (
  root: string,
  of: (thing: OwnThing) => string,
  body: (thing: OwnThing, unique: string) => Record<string, unknown>,
) =>
  ({
    [`GET ${root}/:id`]: inPath("id", of, { shared: true }),
    [`POST ${root}`]: {
      leaves: true,
      plain: ({ unique }: Circumstances) => ({ body: body({} as OwnThing, unique) }),
    },
    [`PUT ${root}`]: {
      shared: true,
      changes: true,
      about: (thing: OwnThing, { unique }: Circumstances) => ({ body: { id: of(thing), ...body(thing, unique) } }),
    },
    [`PUT ${root}/disable/:id`]: inPath("id", of, { shared: true, changes: true }),
  }) satisfies Record<string, Recipe<OwnThing>>;

const offeringBody = (_thing: OwnThing, name: string) => ({
  name,
  offeringsType: "VIDEO_CONSULTATION",
  durationMinutes: 15,
});

async function stock(stock: Stock, thing: OwnThing, { now }: About): Promise<void> {
  stock.add("api_key", {
    id: thing.apiKey,
    name: "Website",
    prefix: "vpk_abcdef",
    key_hash: await sha256(thing.apiKey),
    scopes: '["read-team"]',
    created_by: thing.employee,
    created_at: now,
  });
  stock.add("external_app", { id: thing.externalApp, name: "Laboratory", data: "{}", created_at: now });
  stock.add("branch", { id: thing.spareBranch, name: thing.spareBranch, time_zone: "UTC", enabled: 0 });
  stock.add("department", { id: thing.spareDepartment, name: thing.spareDepartment, enabled: 0 });
  stock.add("service_offering", {
    id: thing.spareOffering,
    name: thing.spareOffering,
    offerings_type: "VIDEO_CONSULTATION",
    duration_minutes: 15,
    online_booking_option: "DISABLED",
    enabled: 0,
  });
  stock.add("tax_rate", {
    ...{ id: thing.spareTaxRate, name: thing.spareTaxRate, rate_ppm: 1, enabled: 0 },
    ...{ is_inclusive: 0, is_compound: 0, is_default: 0 },
  });
  stock.add("billing_method", {
    ...{ id: thing.billingMethod, kind: "TRANSFER", name: "Invoices", holder_name: "Practice" },
    ...{ email: "invoices@example.com", created_at: now },
  });
  stock.add("service_offering_config", { id: thing.spareConfig, type: "GROUP_SESSION", properties: "{}", enabled: 0 });
}

const recipes: Recipes<OwnThing> = {
  "GET /logo/:fileId": inPath("fileId", (thing) => thing.logo, { shared: true }),
  "GET /photo/:fileId": inPath("fileId", (thing) => thing.photo, { shared: true }),
  "GET /picture/:fileId": inPath("fileId", (thing) => thing.picture, { shared: true }),
  [`GET ${base}/files/:fileId`]: inPath("fileId", (thing) => thing.file),
  [`POST ${base}/settings/api_settings/create`]: {
    plain: ({ unique }) => ({
      body: { name: unique, scopes: "read-team", expiresInDays: "30", idempotencyKey: unique },
    }),
  },
  [`GET ${base}/settings/api_settings/view/:keyId?`]: inPath("keyId", (thing) => thing.apiKey, { shared: true }),
  [`POST ${base}/settings/api_settings/view/:keyId?`]: {
    shared: true,
    changes: true,
    about: (thing) => ({ params: { keyId: thing.apiKey }, body: { intent: "revoke" } }),
  },
  [`POST ${base}/settings/api_settings/apps`]: {
    shared: true,
    changes: true,
    about: (thing) => ({ body: { id: thing.externalApp, intent: "disable" } }),
  },
  [`POST ${base}/settings/api_settings/apps/create`]: {
    plain: ({ unique }) => ({
      body: { name: unique, scopes: "read-team", expiresInDays: "30", idempotencyKey: unique },
    }),
  },
  // An item without a word: past the door it is refused.
  ...each("POST", catalogs, { plain: () => ({ body: { intent: "save" } }) }),
  [`POST ${base}/settings/google_calendar`]: { plain: () => ({ body: { intent: "choose", calendarId: "any" } }) },
  "GET /billingPaymentMethod/listByOrganization/:organizationId": organizationInPath,
  "POST /billingPaymentMethod": {
    plain: ({ unique }) => ({
      body: { name: unique, kind: "TRANSFER", holderName: "Practice", email: "invoices@example.com" },
    }),
  },
  "PUT /billingPaymentMethod": {
    shared: true,
    changes: true,
    about: (thing) => ({
      body: {
        ...{ id: thing.billingMethod, name: "Invoices", kind: "TRANSFER" },
        ...{ holderName: "Practice", email: "other@example.com" },
      },
    }),
  },
  "POST /apiKeys": { plain: ({ unique }) => ({ body: { name: unique, scopes: ["read-team"] } }) },
  "DELETE /apiKeys/:id": inPath("id", (thing) => thing.apiKey, { shared: true, changes: true }),
  "PUT /apiKeys/:id/adopt": inPath("id", (thing) => thing.apiKey, { shared: true, changes: true }),
  "POST /externalApp": { plain: ({ unique }) => ({ body: { name: unique, data: { callback: "https://a.example" } } }) },
  "POST /googleCalendar/deAuthorizeCalendar": { about: (thing) => ({ body: { employeeId: thing.employee } }) },
  ...catalog(
    "/branch",
    (thing) => thing.spareBranch,
    (_thing, name) => ({ name, timeZone: "UTC" }),
  ),
  ...catalog(
    "/department",
    (thing) => thing.spareDepartment,
    (_thing, name) => ({ name }),
  ),
  ...catalog(
    "/taxRate",
    (thing) => thing.spareTaxRate,
    (_thing, name) => ({ name, percentage: "5", isDefault: false }),
  ),
  ...catalog("/serviceOffering", (thing) => thing.spareOffering, offeringBody),
  ...catalog(
    "/serviceOfferingConfig",
    (thing) => thing.spareConfig,
    () => ({ type: "GROUP_SESSION" }),
  ),
  "PUT /serviceOfferingConfig/enable/:id": inPath("id", (thing) => thing.spareConfig, { shared: true, changes: true }),
  ...each(
    "GET",
    ["branch", "department", "serviceOffering", "taxRate"].map((name) => `/${name}/listByOrganization/:organizationId`),
    inPath("organizationId", (thing) => thing.organizationId, { shared: true }),
  ),
  "GET /serviceOfferingConfig/organization/:id": inPath("id", (thing) => thing.organizationId, { shared: true }),
};

export const organizationInMatrix = { ids, stock, recipes };
