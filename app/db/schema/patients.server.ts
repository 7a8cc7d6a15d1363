import { sql } from "drizzle-orm";
import { foreignKey, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { flag, id, instant, json, organizationId, version } from "../columns.server";
import { employee, user } from "./identity.server";
import type { PatientRows, TableOwner } from "../table-owner";

export const owner: TableOwner = "patients";

/** A category by which a practice sorts its patients, such as 'insured' or 'staff'. */
export const patientCategory = sqliteTable(
  "patient_category",
  {
    organizationId: organizationId(),
    id: id(),
    name: text("name").notNull(),
    /** A colour of patients/domain/patients/patient-views.ts. */
    colour: text("colour").notNull().default("light-blue"),
    enabled: flag("enabled").default(true),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    uniqueIndex("patient_category_name")
      .on(t.organizationId, sql`lower(${t.name})`)
      .where(sql`${t.enabled} = 1`),
  ],
);

export const patient = sqliteTable(
  "patient",
  {
    organizationId: organizationId(),
    id: id(),
    /** Number by which the practice knows the patient, counted up for each organization. */
    number: integer("number").notNull(),
    userId: text("user_id"),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    email: text("email").notNull().default(""),
    phoneCallingCode: text("phone_calling_code").notNull().default(""),
    phone: text("phone").notNull().default(""),
    /** Calendar date, YYYY-MM-DD; empty if unknown. */
    birthDate: text("birth_date").notNull().default(""),
    gender: integer("gender").notNull().default(-1),
    languageCode: text("language_code"),
    title: integer("title").notNull().default(-1),
    /** Code of the specification's blood groups; -1 if not specified. */
    bloodGroup: integer("blood_group").notNull().default(-1),
    address: text("address").notNull().default(""),
    city: text("city").notNull().default(""),
    postalCode: text("postal_code").notNull().default(""),
    countryCode: text("country_code").notNull().default(""),
    /** Number by which another system knows the patient; null if there is none. */
    externalNumber: text("external_number"),
    categoryId: text("category_id"),
    /** Organization for which the practice looks after the patient, such as an employer; null if there is none. */
    clientOrganizationId: text("client_id"),
    notes: text("notes").notNull().default(""),
    /** Answers to the registration form beyond the columns, by the field's key. */
    extra: json<Record<string, string>>("extra").notNull().default({}),
    photoFileId: text("photo_file_id"),
    identificationFileId: text("identification_file_id"),
    /** Import that added the patient; null if there was none. */
    importId: text("import_id"),
    enabled: flag("enabled").default(true),
    version: version(),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    uniqueIndex("patient_number").on(t.organizationId, t.number),
    index("patient_user").on(t.organizationId, t.userId),
    index("patient_email").on(t.organizationId, t.email),
    index("patient_phone").on(t.organizationId, t.phone),
    // Possible duplicates are looked for among patients with the same birth date.
    index("patient_birth_date").on(t.organizationId, t.birthDate),
    uniqueIndex("patient_external_number").on(t.organizationId, t.externalNumber),
    index("patient_import_of")
      .on(t.organizationId, t.importId, t.id)
      .where(sql`import_id IS NOT NULL`),
    // Lists are paged by name, by newest and by category, with enabled and disabled patients separate.
    index("patient_by_name").on(t.organizationId, t.enabled, t.lastName, t.firstName, t.id),
    // The list's other orders. Both hold the enabled and the disabled apart, as the one of names does.
    index("patient_by_number").on(t.organizationId, t.enabled, t.number),
    index("patient_by_birth").on(t.organizationId, t.enabled, t.birthDate, t.id),
    index("patient_by_category").on(t.organizationId, t.categoryId, t.enabled, t.lastName, t.firstName, t.id),
    foreignKey({ columns: [t.organizationId, t.userId], foreignColumns: [user.organizationId, user.id] }),
  ],
);

/**
 * Folded tokens of a patient's names, phones, email address and number, searched by prefix in any script; a phone also
 * from its end, behind '~'.
 */
export const patientSearch = sqliteTable(
  "patient_search",
  { organizationId: organizationId(), token: text("token").notNull(), patientId: id("patient_id") },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.token, t.patientId] }),
    index("patient_search_patient").on(t.organizationId, t.patientId),
    foreignKey({ columns: [t.organizationId, t.patientId], foreignColumns: [patient.organizationId, patient.id] }),
  ],
);

/**
 * Number of patients by category ('' for none) and whether they are enabled, so that no list counts rows. Triggers
 * maintain it.
 */
export const patientCount = sqliteTable(
  "patient_count",
  {
    organizationId: organizationId(),
    categoryId: id("category_id"),
    enabled: flag("enabled"),
    count: integer("count").notNull(),
  },
  (t) => [primaryKey({ columns: [t.organizationId, t.categoryId, t.enabled] })],
);

/**
 * Providers who look after a patient and therefore read the record: those whom staff assigned, and those of an
 * appointment that founds the relation. Triggers maintain the second kind, and remove it once nothing founds it.
 */
export const patientProvider = sqliteTable(
  "patient_provider",
  {
    organizationId: organizationId(),
    employeeId: id("employee_id"),
    patientId: id("patient_id"),
    since: instant("since").notNull(),
    /** Whether staff assigned the provider; if not, only an appointment founds the relation. */
    assigned: flag("assigned").default(true),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.employeeId, t.patientId] }),
    index("patient_provider_patient").on(t.organizationId, t.patientId),
    foreignKey({ columns: [t.organizationId, t.patientId], foreignColumns: [patient.organizationId, patient.id] }),
    foreignKey({ columns: [t.organizationId, t.employeeId], foreignColumns: [employee.organizationId, employee.id] }),
  ],
);

/** A patient's insurances, the primary one first. */
export const patientInsurance = sqliteTable(
  "patient_insurance",
  {
    organizationId: organizationId(),
    id: id(),
    patientId: id("patient_id"),
    insurer: text("insurer").notNull(),
    planName: text("plan_name").notNull().default(""),
    memberNumber: text("member_number").notNull(),
    groupNumber: text("group_number").notNull().default(""),
    holderName: text("holder_name").notNull().default(""),
    validFrom: text("valid_from").notNull().default(""),
    validTo: text("valid_to").notNull().default(""),
    /** What the patient is to whoever holds the insurance; empty where it is not known. */
    holderRelation: text("holder_relation").notNull().default(""),
    holderBirthDate: text("holder_birth_date").notNull().default(""),
    /** PRIMARY, SECONDARY or TERTIARY; empty where nobody said so. */
    coverage: text("coverage").notNull().default(""),
    /** The insurer's number for questions. */
    phone: text("phone").notNull().default(""),
    cardFileId: text("card_file_id"),
    cardBackFileId: text("card_back_file_id"),
    enabled: flag("enabled").default(true),
    version: version(),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    index("patient_insurance_patient").on(t.organizationId, t.patientId),
    foreignKey({ columns: [t.organizationId, t.patientId], foreignColumns: [patient.organizationId, patient.id] }),
  ],
);

/**
 * A person for whom a patient acts. Their data can be reached only through this row, and only while the relation is
 * live.
 */
export const relatedPatient = sqliteTable(
  "related_patient",
  {
    organizationId: organizationId(),
    id: id(),
    primaryPatientId: id("primary_patient_id"),
    patientId: id("patient_id"),
    relation: text("relation", {
      enum: ["Mother", "Father", "Spouse", "Siblings", "Grand parents", "Children", "Others"],
    }).notNull(),
    /** Who agreed, when, and to which words; null until an adult relative has agreed by their own link. */
    consentBy: text("consent_by", { enum: ["GUARDIAN", "RELATIVE"] }),
    consentAt: instant("consent_at"),
    /** What whoever acts for them may do with their health record. */
    recordAccess: text("record_access", { enum: ["VIEW", "MANAGE"] })
      .notNull()
      .default("MANAGE"),
    /** Address at which an adult was asked; all that may be shown of them until they have agreed. */
    askedEmail: text("asked_email").notNull().default(""),
    endedAt: instant("ended_at"),
    version: version(),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    uniqueIndex("related_patient_pair")
      .on(t.organizationId, t.primaryPatientId, t.patientId)
      .where(sql`${t.endedAt} IS NULL`),
    index("related_patient_related").on(t.organizationId, t.patientId),
    foreignKey({
      columns: [t.organizationId, t.primaryPatientId],
      foreignColumns: [patient.organizationId, patient.id],
    }),
    foreignKey({ columns: [t.organizationId, t.patientId], foreignColumns: [patient.organizationId, patient.id] }),
  ],
);

/** A patient's consent to messages about more than their appointments: when they gave it, and where. */
export const marketingConsent = sqliteTable(
  "marketing_consent",
  {
    organizationId: organizationId(),
    patientId: id("patient_id"),
    source: text("source", { enum: ["SIGN_UP", "PREFERENCES", "LINK"] }).notNull(),
    at: instant("at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.patientId] }),
    foreignKey({ columns: [t.organizationId, t.patientId], foreignColumns: [patient.organizationId, patient.id] }),
  ],
);

/** Number of patients who have consented, so that no page counts rows. Triggers maintain it. */
export const marketingCount = sqliteTable(
  "marketing_count",
  { organizationId: organizationId(), count: integer("count").notNull() },
  (t) => [primaryKey({ columns: [t.organizationId] })],
);

export const patientRows: PatientRows = {
  moved: [patientInsurance.patientId, relatedPatient.patientId, relatedPatient.primaryPatientId],
  oneOfAKind: [{ table: marketingConsent, sameKind: "true" }],
};
