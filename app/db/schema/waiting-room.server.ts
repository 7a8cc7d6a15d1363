import { sql } from "drizzle-orm";
import { check, foreignKey, index, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { flag, id, instant, organizationId, version } from "../columns.server";
import { employee } from "./identity.server";
import { branch, serviceOffering } from "./organization.server";
import { appointment } from "./scheduling.server";
import type { TableOwner } from "../table-owner";

export const owner: TableOwner = "waiting-room";

/** A room in which the patients of one provider wait. Presence and chat are in a Durable Object. */
export const waitingRoom = sqliteTable(
  "waiting_room",
  {
    organizationId: organizationId(),
    id: id(),
    employeeId: id("employee_id"),
    name: text("name").notNull(),
    enabled: flag("enabled").default(true),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    uniqueIndex("waiting_room_employee").on(t.organizationId, t.employeeId),
    foreignKey({ columns: [t.organizationId, t.employeeId], foreignColumns: [employee.organizationId, employee.id] }),
  ],
);

/**
 * A room that several providers share: for the appointments at one location or of one offering. While it is open, an
 * appointment that fits waits in it instead of its provider's own room; a location or offering has one open room at
 * most.
 */
export const sharedRoom = sqliteTable(
  "shared_room",
  {
    organizationId: organizationId(),
    id: id(),
    name: text("name").notNull(),
    branchId: text("branch_id"),
    serviceOfferingId: text("service_offering_id"),
    enabled: flag("enabled").default(true),
    createdAt: instant("created_at").notNull(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    uniqueIndex("shared_room_branch")
      .on(t.organizationId, t.branchId)
      .where(sql`enabled = 1 AND branch_id IS NOT NULL`),
    uniqueIndex("shared_room_offering")
      .on(t.organizationId, t.serviceOfferingId)
      .where(sql`enabled = 1 AND service_offering_id IS NOT NULL`),
    check("shared_room_for", sql`(${t.branchId} IS NULL) <> (${t.serviceOfferingId} IS NULL)`),
    foreignKey({ columns: [t.organizationId, t.branchId], foreignColumns: [branch.organizationId, branch.id] }),
    foreignKey({
      columns: [t.organizationId, t.serviceOfferingId],
      foreignColumns: [serviceOffering.organizationId, serviceOffering.id],
    }),
  ],
);

/** A capability to enter one room for one appointment. Stored hashed, limited in time, revocable. */
export const roomLink = sqliteTable(
  "room_link",
  {
    organizationId: organizationId(),
    tokenHash: text("token_hash").notNull(),
    waitingRoomId: id("waiting_room_id"),
    appointmentId: id("appointment_id"),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    revokedAt: instant("revoked_at"),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.tokenHash] }),
    index("room_link_appointment").on(t.organizationId, t.appointmentId),
    foreignKey({
      columns: [t.organizationId, t.waitingRoomId],
      foreignColumns: [waitingRoom.organizationId, waitingRoom.id],
    }),
    foreignKey({
      columns: [t.organizationId, t.appointmentId],
      foreignColumns: [appointment.organizationId, appointment.id],
    }),
  ],
);

/** Durable Objects that hold data of the organization, for moves and exports. */
export const roomRegistry = sqliteTable(
  "room_registry",
  {
    organizationId: organizationId(),
    objectName: text("object_name").notNull(),
    kind: text("kind", { enum: ["WAITING_ROOM"] }).notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.organizationId, t.objectName] })],
);
