import { foreignKey, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { id, instant, organizationId, version } from "../columns.server";
import { appointment } from "./scheduling.server";
import type { TableOwner } from "../table-owner";

export const owner: TableOwner = "waiting-room";

/** What became of the video of a visit. Presence and pictures are elsewhere; this is what is counted and billed. */
export const videoSession = sqliteTable(
  "video_session",
  {
    organizationId: organizationId(),
    appointmentId: id("appointment_id"),
    /** When each side came in first; whoever came in may come back. */
    patientEnteredAt: instant("patient_entered_at"),
    providerEnteredAt: instant("provider_entered_at"),
    /** Since when each side streams without a gap, and when it last said so. */
    patientSince: instant("patient_since"),
    patientLiveAt: instant("patient_live_at"),
    providerSince: instant("provider_since"),
    providerLiveAt: instant("provider_live_at"),
    /** Until when the time that both streamed is counted, and how much it was, in milliseconds. */
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

/** What the provider wrote of a visit: notes of their own, and the summary that is the patient's too. */
export const consultationNote = sqliteTable(
  "consultation_note",
  {
    organizationId: organizationId(),
    appointmentId: id("appointment_id"),
    kind: text("kind", { enum: ["REVIEW", "SUMMARY"] }).notNull(),
    note: text("note").notNull(),
    writtenBy: id("written_by"),
    updatedAt: instant("updated_at").notNull(),
    /** Raised by one with each save, so that of two who write at once the second is told. */
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
