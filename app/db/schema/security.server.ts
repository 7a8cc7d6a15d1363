import { foreignKey, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { id, instant, json, organizationId } from "../columns.server";
import { user } from "./identity.server";
import type { TableOwner } from "../table-owner";

export const owner: TableOwner = "identity";

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
