import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { id, instant, json, organizationId, version } from "../columns.server";
import { employee } from "./identity.server";
import { branch, serviceOffering } from "./organization.server";
import type { PatientRows, TableOwner } from "../table-owner";
import type { SessionWayBack } from "~/features/scheduling/domain/groups/group-session";

export const owner: TableOwner = "scheduling";

/**
 * A time that a provider offers to several patients at once. It holds the provider's time (claims of kind SESSION under
 * its id); each participant has an appointment of their own that names the session and holds a seat.
 */
export const groupSession = sqliteTable(
  "group_session",
  {
    organizationId: organizationId(),
    id: id(),
    serviceOfferingId: id("service_offering_id"),
    employeeId: id("employee_id"),
    branchId: id("branch_id"),
    title: text("title").notNull().default(""),
    capacity: integer("capacity").notNull(),
    state: text("state", { enum: ["OPEN", "CANCELED", "CONCLUDED"] }).notNull(),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    bufferBeforeMinutes: integer("buffer_before_minutes").notNull().default(0),
    bufferAfterMinutes: integer("buffer_after_minutes").notNull().default(0),
    /** Time zone of the location, fixed when the session was made. */
    timeZone: text("time_zone").notNull(),
    /** Until when its last change can be undone (UTC ms); null if it cannot. */
    undoUntil: instant("undo_until"),
    /** What undoing it needs to know. */
    wayBack: json<SessionWayBack>("way_back"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    index("group_session_time").on(t.organizationId, t.startsAt, t.id),
    index("group_session_offering").on(t.organizationId, t.serviceOfferingId, t.startsAt),
    index("group_session_holding")
      .on(t.organizationId, t.employeeId, t.startsAt)
      .where(sql`state = 'OPEN'`),
    check("group_session_capacity", sql`${t.capacity} BETWEEN 1 AND 50`),
    check(
      "group_session_ticks",
      sql`${t.startsAt} % 300000 = 0 AND ${t.endsAt} % 300000 = 0 AND ${t.startsAt} < ${t.endsAt}`,
    ),
    foreignKey({ columns: [t.organizationId, t.employeeId], foreignColumns: [employee.organizationId, employee.id] }),
    foreignKey({ columns: [t.organizationId, t.branchId], foreignColumns: [branch.organizationId, branch.id] }),
    foreignKey({
      columns: [t.organizationId, t.serviceOfferingId],
      foreignColumns: [serviceOffering.organizationId, serviceOffering.id],
    }),
  ],
);

/**
 * A seat of a group session, held by an appointment, or by a hold until that ends. The primary key decides who gets the
 * last seat; a patient has one seat in a session.
 */
export const groupSeat = sqliteTable(
  "group_seat",
  {
    organizationId: organizationId(),
    sessionId: id("session_id"),
    seatNo: integer("seat_no").notNull(),
    holderKind: text("holder_kind", { enum: ["APPOINTMENT", "HOLD"] }).notNull(),
    holderId: id("holder_id"),
    /** Null for a hold. */
    patientId: text("patient_id"),
    expiresAt: instant("expires_at"),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.sessionId, t.seatNo] }),
    index("group_seat_holder").on(t.organizationId, t.holderKind, t.holderId),
    uniqueIndex("group_seat_patient")
      .on(t.organizationId, t.sessionId, t.patientId)
      .where(sql`patient_id IS NOT NULL`),
    foreignKey({
      columns: [t.organizationId, t.sessionId],
      foreignColumns: [groupSession.organizationId, groupSession.id],
    }),
  ],
);

export const patientRows: PatientRows = { moved: [groupSeat.patientId] };
