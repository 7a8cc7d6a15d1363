import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { id, instant, organizationId, version } from "../columns.server";
import { employee } from "./identity.server";
import { branch, serviceOffering } from "./organization.server";
import { patient } from "./patients.server";
import { appointment } from "./scheduling.server";
import type { PatientRows, TableOwner } from "../table-owner";

export const owner: TableOwner = "scheduling";

/**
 * Patients who ask for an earlier time: for an appointment that they have, or for one that they found no time for.
 * OFFERED holds a time (claims of kind HOLD under the row's id) until `offerExpiresAt`.
 */
export const waitingList = sqliteTable(
  "waiting_list",
  {
    organizationId: organizationId(),
    id: id(),
    patientId: id("patient_id"),
    /** Appointment that would move; null if there is none yet. */
    appointmentId: text("appointment_id"),
    /** Group session in which the patient wants a seat; null for any time. */
    sessionId: text("session_id"),
    /** Wanted provider; null for anyone who gives the offering. */
    employeeId: text("employee_id"),
    serviceOfferingId: id("service_offering_id"),
    branchId: id("branch_id"),
    /** What the entry is about, so that a patient waits once for one thing. */
    subjectKey: text("subject_key").notNull(),
    /** Local days at the location, YYYY-MM-DD, both inclusive. */
    fromDay: text("from_day").notNull(),
    toDay: text("to_day").notNull(),
    /** TAKEN: the offer was taken. LEFT: the patient left. REMOVED: staff. ENDED: offers went unanswered. */
    state: text("state", { enum: ["WAITING", "OFFERED", "TAKEN", "LEFT", "REMOVED", "ENDED"] }).notNull(),
    offeredEmployeeId: text("offered_employee_id"),
    offeredStartsAt: instant("offered_starts_at"),
    offeredEndsAt: instant("offered_ends_at"),
    offeredBufferBeforeMinutes: integer("offered_buffer_before_minutes"),
    offeredBufferAfterMinutes: integer("offered_buffer_after_minutes"),
    offerExpiresAt: instant("offer_expires_at"),
    /** SHA-256 of the mailed link's token; null if there is no offer. */
    offerHash: text("offer_hash"),
    /** Number of offers that went unanswered. */
    passedOffers: integer("passed_offers").notNull().default(0),
    createdAt: instant("created_at").notNull(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    index("waiting_list_order").on(t.organizationId, t.state, t.createdAt, t.id),
    index("waiting_list_employee").on(t.organizationId, t.employeeId, t.state, t.createdAt, t.id),
    index("waiting_list_patient").on(t.organizationId, t.patientId, t.state),
    index("waiting_list_appointment").on(t.organizationId, t.appointmentId),
    index("waiting_list_session")
      .on(t.organizationId, t.sessionId, t.state, t.createdAt, t.id)
      .where(sql`session_id IS NOT NULL`),
    index("waiting_list_offer").on(t.organizationId, t.offerHash),
    index("waiting_list_held")
      .on(t.organizationId, t.offeredEmployeeId, t.offeredStartsAt)
      .where(sql`state = 'OFFERED'`),
    uniqueIndex("waiting_list_once")
      .on(t.organizationId, t.patientId, t.subjectKey)
      .where(sql`state IN ('WAITING', 'OFFERED')`),
    check(
      "waiting_list_offered",
      sql`state <> 'OFFERED' OR (offered_employee_id IS NOT NULL AND offered_starts_at IS NOT NULL AND offered_ends_at IS NOT NULL AND offer_expires_at IS NOT NULL)`,
    ),
    foreignKey({ columns: [t.organizationId, t.patientId], foreignColumns: [patient.organizationId, patient.id] }),
    foreignKey({
      columns: [t.organizationId, t.appointmentId],
      foreignColumns: [appointment.organizationId, appointment.id],
    }),
    foreignKey({ columns: [t.organizationId, t.employeeId], foreignColumns: [employee.organizationId, employee.id] }),
    foreignKey({
      columns: [t.organizationId, t.serviceOfferingId],
      foreignColumns: [serviceOffering.organizationId, serviceOffering.id],
    }),
    foreignKey({ columns: [t.organizationId, t.branchId], foreignColumns: [branch.organizationId, branch.id] }),
  ],
);

export const patientRows: PatientRows = { moved: [waitingList.patientId] };
