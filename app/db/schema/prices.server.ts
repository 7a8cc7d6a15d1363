import { sql } from "drizzle-orm";
import { check, foreignKey, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { TAX_MODES } from "~/features/organization/domain/prices/tax-modes";
import { flag, id, organizationId, version } from "../columns.server";
import { branch, serviceOffering } from "./organization.server";
import type { TableOwner } from "../table-owner";

export const owner: TableOwner = "organization";

/** Taxes that an organization charges. */
export const taxRate = sqliteTable(
  "tax_rate",
  {
    organizationId: organizationId(),
    id: id(),
    name: text("name").notNull(),
    /** Parts per million: 72,500 is 7.25 %. */
    ratePpm: integer("rate_ppm").notNull(),
    /** Prices contain it; else it is added to them. */
    isInclusive: flag("is_inclusive"),
    /** It is charged on the taxes before it too. */
    isCompound: flag("is_compound"),
    /** The one place where it is charged; null for every place. */
    branchId: text("branch_id"),
    /** It is charged on whatever has no taxes of its own. */
    isDefault: flag("is_default"),
    /** In which order taxes are charged. */
    position: integer("position").notNull().default(0),
    enabled: flag("enabled").default(true),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    uniqueIndex("tax_rate_name")
      .on(t.organizationId, sql`lower(${t.name})`)
      .where(sql`${t.enabled} = 1`),
    check("tax_rate_ppm", sql`${t.ratePpm} BETWEEN 0 AND 1000000`),
    foreignKey({ columns: [t.organizationId, t.branchId], foreignColumns: [branch.organizationId, branch.id] }),
  ],
);

/** The taxes that an offering has of its own. */
export const serviceOfferingTax = sqliteTable(
  "service_offering_tax",
  { organizationId: organizationId(), serviceOfferingId: id("service_offering_id"), taxRateId: id("tax_rate_id") },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.serviceOfferingId, t.taxRateId] }),
    foreignKey({
      columns: [t.organizationId, t.serviceOfferingId],
      foreignColumns: [serviceOffering.organizationId, serviceOffering.id],
    }),
    foreignKey({ columns: [t.organizationId, t.taxRateId], foreignColumns: [taxRate.organizationId, taxRate.id] }),
  ],
);

/** What an organization charges for beside appointments. */
export const billableService = sqliteTable(
  "billable_service",
  {
    organizationId: organizationId(),
    id: id(),
    name: text("name").notNull(),
    code: text("code").notNull().default(""),
    description: text("description").notNull().default(""),
    currencyCode: text("currency_code").notNull(),
    /** The price as it is said, in the currency's minor unit, where a place has none of its own. */
    priceMinor: integer("price_minor").notNull(),
    taxMode: text("tax_mode", { enum: TAX_MODES }).notNull().default("DEFAULT"),
    enabled: flag("enabled").default(true),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    uniqueIndex("billable_service_name")
      .on(t.organizationId, sql`lower(${t.name})`)
      .where(sql`${t.enabled} = 1`),
  ],
);

/** Its price at a place, where that is another one. */
export const billableServiceBranch = sqliteTable(
  "billable_service_branch",
  {
    organizationId: organizationId(),
    billableServiceId: id("billable_service_id"),
    branchId: id("branch_id"),
    priceMinor: integer("price_minor").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.billableServiceId, t.branchId] }),
    foreignKey({
      columns: [t.organizationId, t.billableServiceId],
      foreignColumns: [billableService.organizationId, billableService.id],
    }),
    foreignKey({ columns: [t.organizationId, t.branchId], foreignColumns: [branch.organizationId, branch.id] }),
  ],
);

/** The taxes that it has of its own. */
export const billableServiceTax = sqliteTable(
  "billable_service_tax",
  { organizationId: organizationId(), billableServiceId: id("billable_service_id"), taxRateId: id("tax_rate_id") },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.billableServiceId, t.taxRateId] }),
    foreignKey({
      columns: [t.organizationId, t.billableServiceId],
      foreignColumns: [billableService.organizationId, billableService.id],
    }),
    foreignKey({ columns: [t.organizationId, t.taxRateId], foreignColumns: [taxRate.organizationId, taxRate.id] }),
  ],
);
