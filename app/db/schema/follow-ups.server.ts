import { foreignKey, index, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { FOLLOW_UP_STATES } from "~/features/consultations/domain/desk/follow-up";
import { id, instant, organizationId, version } from "../columns.server";
import { consultation } from "./consultations.server";
import { employee } from "./identity.server";
import { serviceOffering } from "./organization.server";
import { patient } from "./patients.server";
import type { PatientRows, TableOwner } from "../table-owner";

export const owner: TableOwner = "consultations";

/** That a provider wants to see a patient again. It stays open until they have an appointment, which is found by looking. */
export const followUp = sqliteTable(
  "follow_up",
  {
    organizationId: organizationId(),
    id: id(),
    patientId: id("patient_id"),
    /** Whom the patient is to see. */
    providerId: id("provider_id"),
    /** In which it was decided. */
    consultationId: id("consultation_id"),
    /** What is to be booked; null where the patient chooses. */
    offeringId: text("offering_id"),
    /** YYYY-MM-DD */
    dueOn: text("due_on").notNull(),
    /** What it is for, in words that the patient may read. */
    note: text("note").notNull().default(""),
    state: text("state", { enum: FOLLOW_UP_STATES }).notNull(),
    invitedAt: instant("invited_at"),
    createdBy: id("created_by"),
    createdAt: instant("created_at").notNull(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    index("follow_up_provider").on(t.organizationId, t.providerId, t.state, t.dueOn, t.id),
    index("follow_up_patient").on(t.organizationId, t.patientId, t.state, t.dueOn, t.id),
    index("follow_up_consultation").on(t.organizationId, t.consultationId),
    foreignKey({ columns: [t.organizationId, t.patientId], foreignColumns: [patient.organizationId, patient.id] }),
    foreignKey({ columns: [t.organizationId, t.providerId], foreignColumns: [employee.organizationId, employee.id] }),
    foreignKey({
      columns: [t.organizationId, t.consultationId],
      foreignColumns: [consultation.organizationId, consultation.id],
    }),
    foreignKey({
      columns: [t.organizationId, t.offeringId],
      foreignColumns: [serviceOffering.organizationId, serviceOffering.id],
    }),
  ],
);

export const patientRows: PatientRows = { moved: [followUp.patientId] };
