import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { flag, instant } from "../columns.server";
import type { TableOwner } from "../table-owner";

export const owner: TableOwner = "platform";

/** Which organizations exist and which database holds each one's data. Lives in the directory database. */
export const organization = sqliteTable(
  "organization",
  {
    id: integer("id").primaryKey(),
    slug: text("slug").notNull(),
    name: text("name").notNull(),
    /** Name of the D1 binding with this organization's rows, such as TENANT_DB_0. */
    database: text("database").notNull(),
    epoch: integer("epoch").notNull().default(1),
    jurisdiction: text("jurisdiction"),
    status: text("status", { enum: ["ACTIVE", "MOVING", "CLOSED"] })
      .notNull()
      .default("ACTIVE"),
    demo: flag("demo").default(false),
    /** How many people the team may have; null for any number. */
    employeeListLimit: integer("employee_list_limit"),
    /** How many credits may be granted at once; null for any number. */
    creditMaxValue: integer("credit_max_value"),
    /** Where the trial stands; null for none. */
    trialState: text("trial_state", { enum: ["TRAIL", "TRIALEXPIRED"] }),
    /** Since when the three above hold; null where those in the organization's profile do still. */
    limitedAt: instant("limited_at"),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [uniqueIndex("organization_slug").on(t.slug)],
);

/** Every host name that names an organization: its platform host and its custom domains. */
export const organizationHost = sqliteTable(
  "organization_host",
  {
    host: text("host").primaryKey(),
    organizationId: integer("organization_id")
      .notNull()
      .references(() => organization.id),
  },
  (t) => [index("organization_host_organization").on(t.organizationId)],
);

/** A feature under release, switched on for one organization; apart from the feature matrix that it pays for. */
export const releaseFlag = sqliteTable(
  "release_flag",
  {
    organizationId: integer("organization_id")
      .notNull()
      .references(() => organization.id),
    name: text("name").notNull(),
    enabled: flag("enabled"),
  },
  (t) => [primaryKey({ columns: [t.organizationId, t.name] })],
);

export const directorySchemaVersion = sqliteTable("schema_version", {
  version: integer("version").primaryKey(),
  name: text("name").notNull(),
  appliedAt: instant("applied_at").notNull(),
});
