import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { id, instant, organizationId } from "../columns.server";
import { employee } from "./identity.server";
import { branch, serviceOffering } from "./organization.server";
import { patient } from "./patients.server";
import { appointment } from "./scheduling.server";
import type { PatientRows, TableOwner } from "../table-owner";

export const owner: TableOwner = "scheduling";

/** Appointments that staff set together, at the same time of the wall clock; each names its series. */
export const appointmentSeries = sqliteTable(
  "appointment_series",
  {
    organizationId: organizationId(),
    id: id(),
    patientId: id("patient_id"),
    employeeId: id("employee_id"),
    serviceOfferingId: id("service_offering_id"),
    branchId: id("branch_id"),
    /** MONTH: on the same weekday of the month, such as the second Tuesday. */
    every: text("every", { enum: ["WEEK", "TWO_WEEKS", "FOUR_WEEKS", "MONTH"] }).notNull(),
    /** Number of appointments that were requested, whatever became of each. */
    appointments: integer("visits").notNull(),
    firstStartsAt: instant("first_starts_at").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    index("appointment_series_patient").on(t.organizationId, t.patientId),
    check("appointment_series_visits", sql`${t.appointments} BETWEEN 2 AND 26`),
    foreignKey({ columns: [t.organizationId, t.patientId], foreignColumns: [patient.organizationId, patient.id] }),
    foreignKey({ columns: [t.organizationId, t.employeeId], foreignColumns: [employee.organizationId, employee.id] }),
    foreignKey({
      columns: [t.organizationId, t.serviceOfferingId],
      foreignColumns: [serviceOffering.organizationId, serviceOffering.id],
    }),
    foreignKey({ columns: [t.organizationId, t.branchId], foreignColumns: [branch.organizationId, branch.id] }),
  ],
);

export const patientRows: PatientRows = { moved: [appointmentSeries.patientId] };

/**
 * What was taken at the desk for an appointment, given back of it and written off, in the minor unit of its currency.
 * Triggers maintain it (migration desk_payments).
 */
export const appointmentMoney = sqliteTable(
  "appointment_money",
  {
    organizationId: organizationId(),
    appointmentId: id("appointment_id"),
    takenMinor: integer("taken_minor").notNull().default(0),
    refundedMinor: integer("refunded_minor").notNull().default(0),
    waivedMinor: integer("waived_minor").notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.appointmentId] }),
    foreignKey({
      columns: [t.organizationId, t.appointmentId],
      foreignColumns: [appointment.organizationId, appointment.id],
    }),
  ],
);
