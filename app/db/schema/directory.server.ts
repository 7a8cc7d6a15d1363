import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { flag, instant } from "../columns.server";
import type { TableOwner } from "../table-owner";

export const owner: TableOwner = "platform";

/** Organizations, and which database holds each one's data. In the directory database. */
export const organization = sqliteTable(
  "organization",
  {
    id: integer("id").primaryKey(),
    slug: text("slug").notNull(),
    name: text("name").notNull(),
    /** Name of the D1 binding of the database with this organization's rows, such as TENANT_DB_0. */
    database: text("database").notNull(),
    epoch: integer("epoch").notNull().default(1),
    jurisdiction: text("jurisdiction"),
    status: text("status", { enum: ["ACTIVE", "MOVING", "CLOSED"] })
      .notNull()
      .default("ACTIVE"),
    demo: flag("demo").default(false),
    /** Largest number of people in the team; null for no limit. */
    employeeListLimit: integer("employee_list_limit"),
    /** Largest number of credits that may be granted at once; null for no limit. */
    creditMaxValue: integer("credit_max_value"),
    /** State of the trial; null if there is none. */
    trialState: text("trial_state", { enum: ["TRAIL", "TRIALEXPIRED"] }),
    /** Since when the three limits above apply (UTC ms); null while those in the organization's profile apply. */
    limitedAt: instant("limited_at"),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [uniqueIndex("organization_slug").on(t.slug)],
);

/** Host names of an organization: its host on the platform and its custom domains. */
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

/** A feature under release, turned on for one organization; separate from the features that it pays for. */
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
