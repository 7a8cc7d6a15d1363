import { foreignKey, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { id, instant, json, organizationId } from "../columns.server";
import { user } from "./identity.server";

/** A second factor or a passkey of a user. */
export const userFactor = sqliteTable(
  "user_factor",
  {
    organizationId: organizationId(),
    id: id(),
    userId: id("user_id"),
    kind: text("kind", { enum: ["TOTP", "PASSKEY"] }).notNull(),
    label: text("label").notNull(),
    /** TOTP: seed, sealed under the tenant's key. */
    sealedSecret: text("sealed_secret"),
    /** TOTP: last accepted time step, so that a code is used once. */
    lastStep: integer("last_step"),
    /** Passkey: credential id and public key (both base64url), signature counter and transports. */
    credentialId: text("credential_id"),
    publicKey: text("public_key"),
    counter: integer("counter"),
    transports: json<string[]>("transports"),
    /** When its owner showed that it works (UTC ms); null until then. */
    confirmedAt: instant("confirmed_at"),
    lastUsedAt: instant("last_used_at"),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    index("user_factor_user").on(t.organizationId, t.userId),
    uniqueIndex("user_factor_credential").on(t.organizationId, t.credentialId),
    foreignKey({ columns: [t.organizationId, t.userId], foreignColumns: [user.organizationId, user.id] }),
  ],
);

/** A one-use code that opens the account if the second factor is lost. Stored hashed, as passwords are. */
export const recoveryCode = sqliteTable(
  "recovery_code",
  {
    organizationId: organizationId(),
    userId: id("user_id"),
    codeHash: text("code_hash").notNull(),
    usedAt: instant("used_at"),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.userId, t.codeHash] }),
    foreignKey({ columns: [t.organizationId, t.userId], foreignColumns: [user.organizationId, user.id] }),
  ],
);

/**
 * Failed sign-ins with one name from one network (its hash), so that guessing slows down there while the owner still
 * gets in from elsewhere.
 */
export const signInFailure = sqliteTable(
  "sign_in_failure",
  {
    organizationId: organizationId(),
    usernameHash: text("username_hash").notNull(),
    placeHash: text("place_hash").notNull(),
    failures: integer("failures").notNull(),
    blockedUntil: instant("blocked_until").notNull(),
    lastAt: instant("last_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.usernameHash, t.placeHash] }),
    index("sign_in_failure_age").on(t.organizationId, t.lastAt),
  ],
);

/**
 * A new address for a user's sign-in and emails. It takes effect when its link is opened; until then, or if another
 * change replaces it, the account keeps its address.
 */
export const emailChange = sqliteTable(
  "email_change",
  {
    organizationId: organizationId(),
    id: id(),
    userId: id("user_id"),
    email: text("email").notNull(),
    previousEmail: text("previous_email").notNull(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    confirmedAt: instant("confirmed_at"),
    /** When it was withdrawn or replaced (UTC ms); null if neither. */
    endedAt: instant("ended_at"),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    index("email_change_user").on(t.organizationId, t.userId),
    index("email_change_age").on(t.organizationId, t.expiresAt),
    foreignKey({ columns: [t.organizationId, t.userId], foreignColumns: [user.organizationId, user.id] }),
  ],
);

/** An email that a stranger caused, by the hash of its address, so that few are sent to one address. */
export const strangerMail = sqliteTable(
  "stranger_mail",
  {
    organizationId: organizationId(),
    addressHash: text("address_hash").notNull(),
    outboxId: id("outbox_id"),
    at: instant("at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.addressHash, t.outboxId] }),
    index("stranger_mail_age").on(t.organizationId, t.at),
  ],
);

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
