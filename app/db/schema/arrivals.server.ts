import { foreignKey, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { flag, id, instant, json, organizationId, version } from "../columns.server";
import { branch } from "./organization.server";
import { appointment } from "./scheduling.server";
import type { TableOwner } from "../table-owner";

export const owner: TableOwner = "scheduling";

/** That the patient of an appointment has come, and how far they are. A row is there as long as the mark holds. */
export const appointmentArrival = sqliteTable(
  "appointment_arrival",
  {
    organizationId: organizationId(),
    appointmentId: id("appointment_id"),
    arrivedAt: instant("arrived_at").notNull(),
    /** Who said so: staff, the patient on their own page, the kiosk, or the online waiting room. */
    way: text("way", { enum: ["DESK", "PATIENT", "KIOSK", "ONLINE"] }).notNull(),
    /** When they were called in, and to which room; empty for no room in particular. */
    calledAt: instant("called_at"),
    room: text("room").notNull().default(""),
    leftAt: instant("left_at"),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.appointmentId] }),
    foreignKey({
      columns: [t.organizationId, t.appointmentId],
      foreignColumns: [appointment.organizationId, appointment.id],
    }),
  ],
);

/** How patients arrive at a location: the rooms into which they are called, and whether its kiosk is on. */
export const branchArrivals = sqliteTable(
  "branch_arrivals",
  {
    organizationId: organizationId(),
    branchId: id("branch_id"),
    rooms: json<string[]>("rooms").notNull(),
    kiosk: flag("kiosk").default(false),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.branchId] }),
    foreignKey({ columns: [t.organizationId, t.branchId], foreignColumns: [branch.organizationId, branch.id] }),
  ],
);
