import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { flag, id, instant, json, organizationId, version } from "../columns.server";
import { TAX_MODES } from "~/features/organization/domain/prices/tax-modes";
import { TAX_ROUNDINGS, type TaxPart } from "~/kernel/money/price";
import type { TableOwner } from "../table-owner";

export const owner: TableOwner = "organization";

/** What the organization says about itself, and the defaults for everyone in it. */
export const organizationProfile = sqliteTable("organization_profile", {
  organizationId: integer("organization_id").primaryKey(),
  name: text("name").notNull(),
  timeZone: text("time_zone").notNull(),
  defaultLocale: text("default_locale").notNull(),
  locales: json<string[]>("locales").notNull(),
  currencyCode: text("currency_code").notNull(),
  phoneCallingCode: text("phone_calling_code").notNull(),
  brandColour: text("brand_colour"),
  logoFileId: text("logo_file_id"),
  about: text("about").notNull().default(""),
  hpSignupMessage: text("hp_signup_message").notNull().default(""),
  settings: json<Record<string, unknown>>("settings").notNull(),
  createdAt: instant("created_at").notNull(),
  /** ISO 3166-1 alpha-2, offered for new locations; empty for organizations from before it was asked. */
  countryCode: text("country_code").notNull().default(""),
  /** Steps of the first setup that an administrator has dismissed. */
  setupDismissed: json<string[]>("setup_dismissed").notNull().default([]),
  /** How taxes are rounded to the minor unit. */
  taxRounding: text("tax_rounding", { enum: TAX_ROUNDINGS }).notNull().default("HALF_UP"),
});

export const branch = sqliteTable(
  "branch",
  {
    organizationId: organizationId(),
    id: id(),
    name: text("name").notNull(),
    address: text("address").notNull().default(""),
    city: text("city").notNull().default(""),
    phone: text("phone").notNull().default(""),
    timeZone: text("time_zone").notNull(),
    phoneCallingCode: text("phone_calling_code").notNull().default(""),
    email: text("email").notNull().default(""),
    postalCode: text("postal_code").notNull().default(""),
    countryCode: text("country_code").notNull().default(""),
    enabled: flag("enabled").default(true),
    version: version(),
    /** When it is open, day by day, as app/kernel/time/opening-hours.ts stores it; empty for a day that it is closed. */
    hoursMonday: text("hours_monday").notNull().default(""),
    hoursTuesday: text("hours_tuesday").notNull().default(""),
    hoursWednesday: text("hours_wednesday").notNull().default(""),
    hoursThursday: text("hours_thursday").notNull().default(""),
    hoursFriday: text("hours_friday").notNull().default(""),
    hoursSaturday: text("hours_saturday").notNull().default(""),
    hoursSunday: text("hours_sunday").notNull().default(""),
    /** How to get there, in the practice's own words. */
    directions: text("directions").notNull().default(""),
    /** Where it is on the globe, in degrees; both null where nobody said. */
    latitude: real("latitude"),
    longitude: real("longitude"),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    uniqueIndex("branch_name")
      .on(t.organizationId, sql`lower(${t.name})`)
      .where(sql`${t.enabled} = 1`),
  ],
);

export const department = sqliteTable(
  "department",
  {
    organizationId: organizationId(),
    id: id(),
    name: text("name").notNull(),
    description: text("description").notNull().default(""),
    enabled: flag("enabled").default(true),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    uniqueIndex("department_name")
      .on(t.organizationId, sql`lower(${t.name})`)
      .where(sql`${t.enabled} = 1`),
  ],
);

export const serviceOffering = sqliteTable(
  "service_offering",
  {
    organizationId: organizationId(),
    id: id(),
    name: text("name").notNull(),
    offeringsType: text("offerings_type", { enum: ["VIDEO_CONSULTATION", "PHYSICAL_CONSULTATION"] }).notNull(),
    description: text("description").notNull().default(""),
    durationMinutes: integer("duration_minutes").notNull(),
    bufferBeforeMinutes: integer("buffer_before_minutes").notNull().default(0),
    bufferAfterMinutes: integer("buffer_after_minutes").notNull().default(0),
    onlineBookingOption: text("online_booking_option", { enum: ["ENABLED", "DISABLED", "CALL_TO_BOOK"] }).notNull(),
    confirmsByItself: flag("confirms_by_itself").default(false),
    availableToNewPatients: flag("available_to_new_patients").default(true),
    /** Whether only new patients can book it online. */
    newPatientsOnly: flag("new_patients_only").default(false),
    instructions: text("instructions").notNull().default(""),
    /** One of ONLINE_PAYMENT_OPTIONS of organization/domain/catalog/payment-options.ts. */
    onlinePaymentOption: text("online_payment_option").notNull().default("DISABLED"),
    /** Seats of a session if it is given to groups (the specification's GROUP_SESSION); null for one patient. */
    groupCapacity: integer("group_capacity"),
    /** Whether it has the organization's default taxes or those of `service_offering_tax`. */
    taxMode: text("tax_mode", { enum: TAX_MODES }).notNull().default("DEFAULT"),
    enabled: flag("enabled").default(true),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    uniqueIndex("service_offering_name")
      .on(t.organizationId, t.offeringsType, sql`lower(${t.name})`)
      .where(sql`${t.enabled} = 1`),
    check(
      "service_offering_ticks",
      sql`${t.durationMinutes} > 0 AND ${t.durationMinutes} % 5 = 0 AND ${t.bufferBeforeMinutes} >= 0 AND ${t.bufferBeforeMinutes} % 5 = 0 AND ${t.bufferAfterMinutes} >= 0 AND ${t.bufferAfterMinutes} % 5 = 0`,
    ),
  ],
);

/**
 * Where an offering is given, and its price there, in the currency's minor unit. What follows from the price and the
 * taxes is written anew with every change of either.
 */
export const serviceOfferingBranch = sqliteTable(
  "service_offering_branch",
  {
    organizationId: organizationId(),
    serviceOfferingId: id("service_offering_id"),
    branchId: id("branch_id"),
    /** What is paid there, with taxes. */
    costMinor: integer("cost_minor").notNull().default(0),
    currencyCode: text("currency_code").notNull(),
    /** The price as it was typed; null is what is paid, from before there were taxes. */
    priceMinor: integer("price_minor"),
    /** The taxes in what is paid, and each of them. */
    taxMinor: integer("tax_minor").notNull().default(0),
    taxes: json<TaxPart[]>("taxes").notNull().default([]),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.serviceOfferingId, t.branchId] }),
    foreignKey({
      columns: [t.organizationId, t.serviceOfferingId],
      foreignColumns: [serviceOffering.organizationId, serviceOffering.id],
    }),
    foreignKey({ columns: [t.organizationId, t.branchId], foreignColumns: [branch.organizationId, branch.id] }),
  ],
);

export const serviceOfferingDepartment = sqliteTable(
  "service_offering_department",
  { organizationId: organizationId(), serviceOfferingId: id("service_offering_id"), departmentId: id("department_id") },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.serviceOfferingId, t.departmentId] }),
    foreignKey({
      columns: [t.organizationId, t.serviceOfferingId],
      foreignColumns: [serviceOffering.organizationId, serviceOffering.id],
    }),
    foreignKey({
      columns: [t.organizationId, t.departmentId],
      foreignColumns: [department.organizationId, department.id],
    }),
  ],
);

export const serviceOfferingConfig = sqliteTable(
  "service_offering_config",
  {
    organizationId: organizationId(),
    id: id(),
    type: text("type", {
      enum: ["VIDEO_CONSULTATION", "PHYSICAL_CONSULTATION", "QUESTIONS", "REMOTE_MONITORING", "GROUP_SESSION"],
    }).notNull(),
    properties: json<{ instructions?: string; onlinePaymentOptions?: string }>("properties").notNull(),
    enabled: flag("enabled").default(true),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    index("service_offering_config_type").on(t.organizationId, t.type),
  ],
);

/** How the organization itself pays for the platform. What a bank or a card service knows it by is sealed separately. */
export const billingMethod = sqliteTable(
  "billing_method",
  {
    organizationId: organizationId(),
    id: id(),
    kind: text("kind", { enum: ["CARD", "TRANSFER", "MANDATE"] }).notNull(),
    name: text("name").notNull(),
    holderName: text("holder_name").notNull(),
    email: text("email").notNull(),
    address: text("address").notNull().default(""),
    taxNumber: text("tax_number").notNull().default(""),
    /** The last four digits and the last month (MM/YY) of a card; empty for everything else. */
    lastFour: text("last_four").notNull().default(""),
    expiry: text("expiry").notNull().default(""),
    isDefault: flag("is_default").default(false),
    /** Since when a reference is sealed for it (UTC ms); null where none is. */
    referenceAt: instant("reference_at"),
    createdAt: instant("created_at").notNull(),
    enabled: flag("enabled").default(true),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    uniqueIndex("billing_method_default")
      .on(t.organizationId)
      .where(sql`${t.isDefault} = 1`),
  ],
);
