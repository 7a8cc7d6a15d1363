import { sql } from "drizzle-orm";
import { primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { flag, id, instant, organizationId, version } from "../columns.server";
import type { TableOwner } from "../table-owner";

export const owner: TableOwner = "organization";

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
