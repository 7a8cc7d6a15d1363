import { foreignKey, index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { DECLINE_REASONS, DISPENSE_KINDS } from "~/features/consultations/domain/pharmacy/dispense";
import type { PrescribedMedicine } from "~/features/consultations/domain/prescriptions/prescribed-medicine";
import { PRESCRIPTION_STATES } from "~/features/consultations/domain/prescriptions/prescription-states";
import type { SignedContent } from "~/features/consultations/domain/prescriptions/signed-content";
import { RENEWAL_STATES } from "~/features/consultations/domain/prescriptions/renewal";
import { flag, id, instant, json, organizationId, version } from "../columns.server";
import { consultation } from "./consultations.server";
import { employee } from "./identity.server";
import { patient } from "./patients.server";
import type { PatientRows, TableOwner } from "../table-owner";

export const owner: TableOwner = "consultations";

/** Where patients take prescriptions: a pharmacy that the organization works with. */
export const pharmacy = sqliteTable(
  "pharmacy",
  {
    organizationId: organizationId(),
    id: id(),
    name: text("name").notNull(),
    phone: text("phone").notNull().default(""),
    email: text("email").notNull().default(""),
    address: text("address").notNull().default(""),
    enabled: flag("enabled").default(true),
    version: version(),
  },
  (t) => [primaryKey({ columns: [t.organizationId, t.id] })],
);

/** Which pharmacy an employee with the pharmacy's role works at; without a row, they see what is sent to any of them. */
export const pharmacyEmployee = sqliteTable(
  "pharmacy_employee",
  {
    organizationId: organizationId(),
    employeeId: id("employee_id"),
    pharmacyId: id("pharmacy_id"),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.employeeId] }),
    index("pharmacy_employee_of").on(t.organizationId, t.pharmacyId),
    foreignKey({ columns: [t.organizationId, t.employeeId], foreignColumns: [employee.organizationId, employee.id] }),
    foreignKey({ columns: [t.organizationId, t.pharmacyId], foreignColumns: [pharmacy.organizationId, pharmacy.id] }),
  ],
);

export const prescription = sqliteTable(
  "prescription",
  {
    organizationId: organizationId(),
    id: id(),
    consultationId: text("consultation_id"),
    patientId: id("patient_id"),
    /** Who signs it. */
    prescriberId: id("prescriber_id"),
    /** Who wrote it: the prescriber, or a nurse for them. */
    creatorId: id("creator_id"),
    state: text("state", { enum: PRESCRIPTION_STATES }).notNull(),
    /** Counted by organization, given when it is signed; null before. */
    number: integer("number"),
    /** Locale of what the patient reads on it. */
    language: text("language").notNull(),
    diagnosis: text("diagnosis").notNull().default(""),
    /** Last calendar day on which a pharmacy may hand anything out, YYYY-MM-DD. */
    validUntil: text("valid_until").notNull(),
    /** Null: any pharmacy. */
    pharmacyId: text("pharmacy_id"),
    noteToPharmacist: text("note_to_pharmacist").notNull().default(""),
    noteToPatient: text("note_to_patient").notNull().default(""),
    /** Whether the patient sees its lines; null: as the organization has set it. */
    detailsShown: integer("details_shown", { mode: "boolean" }),
    signedAt: instant("signed_at"),
    /** How the signer proved who they are, such as `password`. */
    signedWith: text("signed_with"),
    /** SHA-256 of the canonical JSON of what was signed, in hex. */
    signedHash: text("signed_hash"),
    /** What was signed, as the paper has it: a later print says the same. */
    signedSheet: json<SignedContent>("signed_sheet"),
    /** What a pharmacy types or scans to check the paper; unique over the organization. */
    verificationCode: text("verification_code"),
    /** How often it was printed since it was signed. */
    copies: integer("copies").notNull().default(0),
    replacesId: text("replaces_id"),
    replacedById: text("replaced_by_id"),
    renewsId: text("renews_id"),
    /** Why it was cancelled, stopped or replaced. */
    stateReason: text("state_reason").notNull().default(""),
    stateAt: instant("state_at").notNull(),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    uniqueIndex("prescription_number").on(t.organizationId, t.number),
    uniqueIndex("prescription_code").on(t.organizationId, t.verificationCode),
    index("prescription_patient").on(t.organizationId, t.patientId, t.createdAt, t.id),
    index("prescription_prescriber").on(t.organizationId, t.prescriberId, t.state, t.createdAt, t.id),
    index("prescription_state").on(t.organizationId, t.state, t.stateAt, t.id),
    index("prescription_pharmacy").on(t.organizationId, t.pharmacyId, t.state, t.stateAt, t.id),
    index("prescription_consultation").on(t.organizationId, t.consultationId),
    index("prescription_signed").on(t.organizationId, t.signedAt, t.id),
    index("prescription_signed_by").on(t.organizationId, t.prescriberId, t.signedAt, t.id),
    index("prescription_signed_for").on(t.organizationId, t.patientId, t.signedAt, t.id),
    foreignKey({ columns: [t.organizationId, t.patientId], foreignColumns: [patient.organizationId, patient.id] }),
    foreignKey({ columns: [t.organizationId, t.prescriberId], foreignColumns: [employee.organizationId, employee.id] }),
    foreignKey({ columns: [t.organizationId, t.pharmacyId], foreignColumns: [pharmacy.organizationId, pharmacy.id] }),
    foreignKey({
      columns: [t.organizationId, t.consultationId],
      foreignColumns: [consultation.organizationId, consultation.id],
    }),
  ],
);

/** One medicine of a prescription. */
export const prescriptionLine = sqliteTable(
  "prescription_line",
  {
    organizationId: organizationId(),
    id: id(),
    prescriptionId: id("prescription_id"),
    position: integer("position").notNull(),
    /** What it is called, and by which code it is known where it is. */
    name: text("name").notNull(),
    codeSystem: text("code_system"),
    code: text("code"),
    /** Everything else that the prescriber said of it. */
    medicine: json<PrescribedMedicine>("medicine").notNull(),
    /** What is handed out each time, the first and at each refill, in `medicine.quantityUnit`; null where nothing is counted. */
    quantity: real("quantity"),
    /** Handed out so far without what came back. */
    dispensed: real("dispensed").notNull().default(0),
    /** The medication of the health record that it became when it was signed. */
    recordId: text("record_id"),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    index("prescription_line_of").on(t.organizationId, t.prescriptionId, t.position),
    foreignKey({
      columns: [t.organizationId, t.prescriptionId],
      foreignColumns: [prescription.organizationId, prescription.id],
    }),
  ],
);

/** What happened to a prescription, who did it and why. Append-only: triggers refuse UPDATE and DELETE. */
export const prescriptionHistory = sqliteTable(
  "prescription_history",
  {
    organizationId: organizationId(),
    id: id(),
    prescriptionId: id("prescription_id"),
    action: text("action").notNull(),
    fromState: text("from_state", { enum: PRESCRIPTION_STATES }),
    toState: text("to_state", { enum: PRESCRIPTION_STATES }).notNull(),
    /** Why; of what was sent, the name of the pharmacy. */
    reason: text("reason").notNull().default(""),
    actorKind: text("actor_kind").notNull(),
    actorId: text("actor_id"),
    at: instant("at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    index("prescription_history_of").on(t.organizationId, t.prescriptionId, t.at),
    foreignKey({
      columns: [t.organizationId, t.prescriptionId],
      foreignColumns: [prescription.organizationId, prescription.id],
    }),
  ],
);

/** What a pharmacy did with one line. Append-only: a mistake is taken back by an entry that names the first. */
export const dispense = sqliteTable(
  "dispense",
  {
    organizationId: organizationId(),
    id: id(),
    prescriptionId: id("prescription_id"),
    lineId: id("line_id"),
    kind: text("kind", { enum: DISPENSE_KINDS }).notNull(),
    /** In the unit of the line; 0 where it was declined. */
    quantity: real("quantity").notNull(),
    product: text("product").notNull().default(""),
    batch: text("batch").notNull().default(""),
    /** YYYY-MM-DD, or empty. */
    expires: text("expires").notNull().default(""),
    /** In the organization's currency, in minor units; null if none was said. */
    priceMinor: integer("price_minor"),
    /** What was handed out instead, and why; or why it was declined or came back. */
    reason: text("reason").notNull().default(""),
    substituted: flag("substituted").default(false),
    counselled: flag("counselled").default(false),
    /** The entry that this one takes back; null if none. */
    reversesId: text("reverses_id"),
    /** Of what was declined. */
    declineReason: text("decline_reason", { enum: DECLINE_REASONS }),
    /** Where it was done; null where the practice itself hands out. */
    pharmacyId: text("pharmacy_id"),
    employeeId: id("employee_id"),
    at: instant("at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    index("dispense_of").on(t.organizationId, t.prescriptionId, t.at),
    index("dispense_time").on(t.organizationId, t.at, t.id),
    uniqueIndex("dispense_reverses").on(t.organizationId, t.reversesId),
    foreignKey({
      columns: [t.organizationId, t.lineId],
      foreignColumns: [prescriptionLine.organizationId, prescriptionLine.id],
    }),
  ],
);

/** A line that a prescriber keeps to write it again. */
export const favouriteMedicine = sqliteTable(
  "favourite_medicine",
  {
    organizationId: organizationId(),
    id: id(),
    employeeId: id("employee_id"),
    name: text("name").notNull(),
    codeSystem: text("code_system"),
    code: text("code"),
    medicine: json<PrescribedMedicine>("medicine").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    index("favourite_medicine_of").on(t.organizationId, t.employeeId, t.name),
    foreignKey({ columns: [t.organizationId, t.employeeId], foreignColumns: [employee.organizationId, employee.id] }),
  ],
);

/** A patient asks for the same again. */
export const renewalRequest = sqliteTable(
  "renewal_request",
  {
    organizationId: organizationId(),
    id: id(),
    prescriptionId: id("prescription_id"),
    patientId: id("patient_id"),
    state: text("state", { enum: RENEWAL_STATES }).notNull(),
    note: text("note").notNull().default(""),
    answer: text("answer").notNull().default(""),
    answeredBy: text("answered_by"),
    answeredAt: instant("answered_at"),
    /** The prescription that it became; null if none. */
    renewedById: text("renewed_by_id"),
    createdAt: instant("created_at").notNull(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    index("renewal_request_state").on(t.organizationId, t.state, t.createdAt),
    index("renewal_request_of").on(t.organizationId, t.prescriptionId, t.createdAt),
    foreignKey({ columns: [t.organizationId, t.patientId], foreignColumns: [patient.organizationId, patient.id] }),
    foreignKey({
      columns: [t.organizationId, t.prescriptionId],
      foreignColumns: [prescription.organizationId, prescription.id],
    }),
  ],
);

export const patientRows: PatientRows = { moved: [prescription.patientId, renewalRequest.patientId] };
