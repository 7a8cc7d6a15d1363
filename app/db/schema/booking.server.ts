import { foreignKey, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { flag, id, json, organizationId, version } from "../columns.server";
import { serviceOffering } from "./organization.server";
import { appointment } from "./scheduling.server";

/** What whoever books an offering is asked. Never deleted, since answers point to it: switched off. */
export const bookingQuestion = sqliteTable(
  "booking_question",
  {
    organizationId: organizationId(),
    id: id(),
    serviceOfferingId: id("service_offering_id"),
    position: integer("position").notNull(),
    text: text("text").notNull(),
    kind: text("kind", { enum: ["TEXT", "YES_NO", "ONE_OF"] }).notNull(),
    /** The choices of a ONE_OF. */
    options: json<string[]>("options").notNull(),
    required: flag("required").default(false),
    enabled: flag("enabled").default(true),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    index("booking_question_offering").on(t.organizationId, t.serviceOfferingId, t.position),
    foreignKey({
      columns: [t.organizationId, t.serviceOfferingId],
      foreignColumns: [serviceOffering.organizationId, serviceOffering.id],
    }),
  ],
);

/** What was answered when a visit was booked, with the question as it read then. */
export const bookingAnswer = sqliteTable(
  "booking_answer",
  {
    organizationId: organizationId(),
    appointmentId: id("appointment_id"),
    position: integer("position").notNull(),
    questionId: id("question_id"),
    question: text("question").notNull(),
    kind: text("kind", { enum: ["TEXT", "YES_NO", "ONE_OF"] }).notNull(),
    answer: text("answer").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.appointmentId, t.position] }),
    foreignKey({
      columns: [t.organizationId, t.appointmentId],
      foreignColumns: [appointment.organizationId, appointment.id],
    }),
    foreignKey({
      columns: [t.organizationId, t.questionId],
      foreignColumns: [bookingQuestion.organizationId, bookingQuestion.id],
    }),
  ],
);
