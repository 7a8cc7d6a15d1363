import { foreignKey, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { id, instant, organizationId, version } from "../columns.server";
import { appointment } from "./scheduling.server";
import type { TableOwner } from "../table-owner";

export const owner: TableOwner = "waiting-room";

/** Course of an appointment's video call: what is counted and billed. Presence and media are elsewhere. */
export const videoSession = sqliteTable(
  "video_session",
  {
    organizationId: organizationId(),
    appointmentId: id("appointment_id"),
    /** When each side first entered (UTC ms); whoever entered may come back. */
    patientEnteredAt: instant("patient_entered_at"),
    providerEnteredAt: instant("provider_entered_at"),
    /** Since when each side streams without a gap, and when it last said so (UTC ms). */
    patientSince: instant("patient_since"),
    patientLiveAt: instant("patient_live_at"),
    providerSince: instant("provider_since"),
    providerLiveAt: instant("provider_live_at"),
    /** Until when the time in which both streamed is counted (UTC ms), and that time in milliseconds. */
    countedTo: instant("counted_to"),
    bothStreamedMs: integer("both_streamed_ms").notNull().default(0),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.appointmentId] }),
    foreignKey({
      columns: [t.organizationId, t.appointmentId],
      foreignColumns: [appointment.organizationId, appointment.id],
    }),
  ],
);

/** What the provider wrote about an appointment: their own notes, and the summary for the patient. */
export const consultationNote = sqliteTable(
  "consultation_note",
  {
    organizationId: organizationId(),
    appointmentId: id("appointment_id"),
    kind: text("kind", { enum: ["REVIEW", "SUMMARY"] }).notNull(),
    note: text("note").notNull(),
    writtenBy: id("written_by"),
    updatedAt: instant("updated_at").notNull(),
    /** Increases by one with each save, so that the second of two concurrent saves is refused. */
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.appointmentId, t.kind] }),
    foreignKey({
      columns: [t.organizationId, t.appointmentId],
      foreignColumns: [appointment.organizationId, appointment.id],
    }),
  ],
);
