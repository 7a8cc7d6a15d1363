import { foreignKey, integer, primaryKey, sqliteTable } from "drizzle-orm/sqlite-core";
import { id, organizationId } from "../columns.server";
import type { TableOwner } from "../table-owner";
import { appointment } from "./scheduling.server";

export const owner: TableOwner = "scheduling";

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
