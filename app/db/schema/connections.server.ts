import { foreignKey, index, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { id, instant, json, organizationId } from "../columns.server";
import { user } from "./identity.server";
import type { TableOwner } from "../table-owner";

export const owner: TableOwner = "organization";

/** A credential of the organization at another service, sealed with AES-GCM under the tenant's key. */
export const tenantSecret = sqliteTable(
  "tenant_secret",
  {
    organizationId: organizationId(),
    name: text("name").notNull(),
    keyId: text("key_id").notNull(),
    sealed: text("sealed").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.organizationId, t.name] })],
);

/** A key with which a program makes calls. Shown once, stored hashed. */
export const apiKey = sqliteTable(
  "api_key",
  {
    organizationId: organizationId(),
    id: id(),
    name: text("name").notNull(),
    /** First characters, by which its owner recognizes it. */
    prefix: text("prefix").notNull(),
    keyHash: text("key_hash").notNull(),
    scopes: json<string[]>("scopes").notNull(),
    createdBy: id("created_by"),
    /** Employee by whose rights it works if somebody adopted it; null: its maker. */
    heldBy: text("held_by"),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at"),
    lastUsedAt: instant("last_used_at"),
    revokedAt: instant("revoked_at"),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    uniqueIndex("api_key_hash").on(t.organizationId, t.keyHash),
  ],
);

/** Another program of the organization and what it needs, such as an address to call back. */
export const externalApp = sqliteTable(
  "external_app",
  {
    organizationId: organizationId(),
    id: id(),
    name: text("name").notNull(),
    data: json<Record<string, string>>("data").notNull(),
    createdAt: instant("created_at").notNull(),
    disabledAt: instant("disabled_at"),
    /** Key that it uses; null if it has none. */
    apiKeyId: text("api_key_id"),
  },
  (t) => [primaryKey({ columns: [t.organizationId, t.id] })],
);

/** Who agreed to which terms, and when. Only ever added to. */
export const termsAcceptance = sqliteTable(
  "terms_acceptance",
  {
    organizationId: organizationId(),
    id: id(),
    userId: id("user_id"),
    kind: text("kind", { enum: ["HIPAA", "PATIENT_TERMS", "PROVIDER_TERMS"] }).notNull(),
    /** SHA-256 of the terms that were shown. */
    textHash: text("text_hash").notNull(),
    acceptedAt: instant("accepted_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    index("terms_acceptance_user").on(t.organizationId, t.kind, t.userId),
    foreignKey({ columns: [t.organizationId, t.userId], foreignColumns: [user.organizationId, user.id] }),
  ],
);
