import { sql } from "drizzle-orm";
import { foreignKey, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Display } from "~/kernel/display";
import { PERSON_COLOURS } from "~/kernel/person-colour";
import { flag, id, instant, json, organizationId, version } from "../columns.server";
import { branch, department } from "./organization.server";
import type { TableOwner } from "../table-owner";

export const owner: TableOwner = "identity";

/** A user who can sign in: an employee or a patient (CUSTOMER). */
export const user = sqliteTable(
  "user",
  {
    organizationId: organizationId(),
    id: id(),
    type: text("type", { enum: ["EMPLOYEE", "CUSTOMER"] }).notNull(),
    /** In lower case; the email address for those who registered themselves. */
    username: text("username").notNull(),
    email: text("email").notNull(),
    /**
     * When the user proved by a mailed link that emails to the address reach them (UTC ms); null if not yet. A patient
     * without this sees only what they did themselves.
     */
    emailProvenAt: instant("email_proven_at"),
    phone: text("phone").notNull().default(""),
    passwordHash: text("password_hash"),
    languageCode: text("language_code"),
    /** How screens look to them (app/kernel/display.ts), as far as they chose it; null if nothing. */
    display: json<Partial<Display>>("display"),
    enabled: flag("enabled").default(true),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    uniqueIndex("user_username").on(t.organizationId, t.username),
    index("user_email").on(t.organizationId, t.email),
    index("user_phone").on(t.organizationId, t.phone),
  ],
);

/** A signed-in browser or program, by the SHA-256 of the reference that it holds. */
export const userSession = sqliteTable(
  "user_session",
  {
    organizationId: organizationId(),
    tokenHash: text("token_hash").notNull(),
    userId: id("user_id"),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    endedAt: instant("ended_at"),
    /** What its owner sees: an id other than the reference, the browser, and when it was last used. */
    id: text("id").notNull().default(""),
    device: text("device").notNull().default(""),
    /** Country that it was opened from (ISO 3166-1 alpha-2); empty if unknown. */
    place: text("place").notNull().default(""),
    lastSeenAt: instant("last_seen_at").notNull().default(0),
    /** When the second step was taken (UTC ms); null if not. */
    secondFactorAt: instant("second_factor_at"),
    /** When its owner last confirmed who they are (UTC ms); 0 if never since it was opened. */
    authenticatedAt: instant("authenticated_at").notNull().default(0),
    /** Relative for whom a patient acts in this session; null if none. */
    actingPatientId: text("acting_patient_id"),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.tokenHash] }),
    index("user_session_user").on(t.organizationId, t.userId),
    foreignKey({ columns: [t.organizationId, t.userId], foreignColumns: [user.organizationId, user.id] }),
  ],
);

/**
 * A one-use link that was mailed to a user: to set a password, to sign in or to confirm an address. Stored hashed. It
 * works only for what it names, and only while the user's address is the one that it was mailed to.
 */
export const userToken = sqliteTable(
  "user_token",
  {
    organizationId: organizationId(),
    tokenHash: text("token_hash").notNull(),
    userId: id("user_id"),
    purpose: text("purpose", {
      enum: ["RESET_PASSWORD", "SIGN_IN", "INVITE", "SECOND_FACTOR", "FAMILY_CONSENT", "PROVE_EMAIL", "CONFIRM_EMAIL"],
    }).notNull(),
    /** Address that it was mailed to; empty for a link that is not mailed. */
    sentTo: text("sent_to").notNull().default(""),
    /**
     * What it is about besides the user: the relation to agree to, the change of address to confirm; null if nothing.
     */
    subject: text("subject"),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.tokenHash] }),
    index("user_token_user").on(t.organizationId, t.userId),
    foreignKey({ columns: [t.organizationId, t.userId], foreignColumns: [user.organizationId, user.id] }),
  ],
);

export const role = sqliteTable(
  "role",
  {
    organizationId: organizationId(),
    id: id(),
    name: text("name").notNull(),
    enabled: flag("enabled").default(true),
    version: version(),
  },
  (t) => [primaryKey({ columns: [t.organizationId, t.id] }), uniqueIndex("role_name").on(t.organizationId, t.name)],
);

/** Authorities of a role. app/platform/access/authorities.server.ts lists their names. */
export const roleAuthority = sqliteTable(
  "role_authority",
  { organizationId: organizationId(), roleId: id("role_id"), authority: text("authority").notNull() },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.roleId, t.authority] }),
    foreignKey({ columns: [t.organizationId, t.roleId], foreignColumns: [role.organizationId, role.id] }),
  ],
);

export const employee = sqliteTable(
  "employee",
  {
    organizationId: organizationId(),
    id: id(),
    userId: id("user_id"),
    title: integer("title").notNull().default(8),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    phoneCallingCode: text("phone_calling_code").notNull().default(""),
    phone: text("phone").notNull().default(""),
    gender: integer("gender").notNull().default(-1),
    designation: text("designation").notNull().default(""),
    /** 1 admin, 2 doctor only, 3 doctor and admin. */
    teamUserType: integer("team_user_type").notNull(),
    /** 1 approved, 0 not. */
    adminApproval: integer("admin_approval").notNull().default(0),
    isCreator: flag("is_creator").default(false),
    enabled: flag("enabled").default(true),
    displayProfile: flag("display_profile").default(true),
    photoFileId: text("photo_file_id"),
    /** The colour that they are told apart by in lists and rooms; null for the one that follows from their id. */
    colour: text("colour", { enum: PERSON_COLOURS }),
    languages: json<string[]>("languages").notNull(),
    about: text("about").notNull().default(""),
    version: version(),
    invitedAt: instant("invited_at"),
    /** Removed from every list, kept for the history (UTC ms); null if not deleted. */
    deletedAt: instant("deleted_at"),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    uniqueIndex("employee_user").on(t.organizationId, t.userId),
    uniqueIndex("employee_creator")
      .on(t.organizationId)
      .where(sql`${t.isCreator} = 1`),
    index("employee_by_name").on(t.organizationId, t.lastName, t.firstName, t.id),
    foreignKey({ columns: [t.organizationId, t.userId], foreignColumns: [user.organizationId, user.id] }),
  ],
);

const employeeKey = [employee.organizationId, employee.id] as const;

export const employeeRole = sqliteTable(
  "employee_role",
  { organizationId: organizationId(), employeeId: id("employee_id"), roleId: id("role_id") },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.employeeId, t.roleId] }),
    foreignKey({ columns: [t.organizationId, t.employeeId], foreignColumns: [...employeeKey] }),
    foreignKey({ columns: [t.organizationId, t.roleId], foreignColumns: [role.organizationId, role.id] }),
  ],
);

export const employeeBranch = sqliteTable(
  "employee_branch",
  { organizationId: organizationId(), employeeId: id("employee_id"), branchId: id("branch_id") },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.employeeId, t.branchId] }),
    index("employee_branch_branch").on(t.organizationId, t.branchId, t.employeeId),
    foreignKey({ columns: [t.organizationId, t.employeeId], foreignColumns: [...employeeKey] }),
    foreignKey({ columns: [t.organizationId, t.branchId], foreignColumns: [branch.organizationId, branch.id] }),
  ],
);

export const employeeDepartment = sqliteTable(
  "employee_department",
  { organizationId: organizationId(), employeeId: id("employee_id"), departmentId: id("department_id") },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.employeeId, t.departmentId] }),
    index("employee_department_department").on(t.organizationId, t.departmentId, t.employeeId),
    foreignKey({ columns: [t.organizationId, t.employeeId], foreignColumns: [...employeeKey] }),
    foreignKey({
      columns: [t.organizationId, t.departmentId],
      foreignColumns: [department.organizationId, department.id],
    }),
  ],
);

/** Search words of an employee: the words of the name and of the email address, folded as for every search. */
export const employeeSearch = sqliteTable(
  "employee_search",
  { organizationId: organizationId(), token: text("token").notNull(), employeeId: id("employee_id") },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.token, t.employeeId] }),
    index("employee_search_employee").on(t.organizationId, t.employeeId),
    foreignKey({ columns: [t.organizationId, t.employeeId], foreignColumns: [...employeeKey] }),
  ],
);

/** What a provider says about themselves on their public page. */
export const employeeProfile = sqliteTable(
  "employee_profile",
  {
    organizationId: organizationId(),
    employeeId: id("employee_id"),
    academics: json<string[]>("academics").notNull(),
    achievements: json<string[]>("achievements").notNull(),
    additionalTraining: json<string[]>("additional_training").notNull(),
    profileExtraInfo: text("profile_extra_info").notNull().default(""),
    urls: json<{ label: string; url: string }[]>("urls").notNull(),
    resources: json<{ label: string; url: string }[]>("resources").notNull(),
    testimonials: json<{ author: string; text: string }[]>("testimonials").notNull(),
    /** What they write for patients, as it is listed; `on` is the date it was added (YYYY-MM-DD). */
    posts: json<{ title: string; text: string; on: string }[]>("posts").notNull().default([]),
    /** Web address of a video in which they introduce themselves; empty for none. */
    videoUrl: text("video_url").notNull().default(""),
    /** Names of the insurers that they accept among those of the practice; empty for all of these. */
    insurers: json<string[]>("insurers").notNull().default([]),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.employeeId] }),
    foreignKey({ columns: [t.organizationId, t.employeeId], foreignColumns: [...employeeKey] }),
  ],
);

/** How many patients have rated a provider, and with how many stars in all. */
export const providerRating = sqliteTable(
  "provider_rating",
  {
    organizationId: organizationId(),
    employeeId: id("employee_id"),
    count: integer("count").notNull(),
    stars: integer("stars").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.employeeId] }),
    foreignKey({ columns: [t.organizationId, t.employeeId], foreignColumns: [...employeeKey] }),
  ],
);
