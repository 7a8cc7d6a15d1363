import { sql } from "drizzle-orm";
import { foreignKey, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { DAY_MS } from "~/kernel/time/dates";
import { id, instant, organizationId, version } from "../columns.server";
import { user } from "./identity.server";
import { patient } from "./patients.server";
import type { PatientRows, SpentRows, TableOwner } from "../table-owner";

export const owner: TableOwner = "notifications";

/** One message to one receiver by one channel, and how it went. */
export const delivery = sqliteTable(
  "delivery",
  {
    organizationId: organizationId(),
    id: id(),
    outboxId: id("outbox_id"),
    channel: text("channel", { enum: ["MAIL", "SMS", "WHATSAPP", "PUSH"] }).notNull(),
    template: text("template").notNull(),
    locale: text("locale").notNull(),
    recipientKind: text("recipient_kind", { enum: ["PATIENT", "EMPLOYEE", "USER"] }).notNull(),
    recipientId: id("recipient_id"),
    /** QUEUED: claimed by a consumer, or accepted and not yet sent on. */
    status: text("status", { enum: ["QUEUED", "SENT", "DELIVERED", "FAILED", "RESENT"] }).notNull(),
    /** Why it failed: our own word or the service's code, never a text of theirs; null if it did not. */
    reason: text("reason"),
    /** Id of the message at the service; null if there is none. */
    providerRef: text("provider_ref"),
    attempts: integer("attempts").notNull().default(1),
    at: instant("at").notNull(),
    /** When somebody sent it again (UTC ms), which is done once; null if nobody did. */
    resentAt: instant("resent_at"),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    // A row that is delivered twice is sent once: a second delivery by the same channel is refused.
    uniqueIndex("delivery_outbox").on(t.organizationId, t.outboxId, t.channel),
    index("delivery_recipient").on(t.organizationId, t.recipientId, t.at, t.id),
    index("delivery_provider")
      .on(t.organizationId, t.providerRef)
      .where(sql`provider_ref IS NOT NULL`),
  ],
);

/** What the development transport received, for a person to open in the browser. Empty in production. */
export const developmentMail = sqliteTable(
  "development_mail",
  {
    organizationId: organizationId(),
    id: id(),
    channel: text("channel", { enum: ["MAIL", "SMS", "WHATSAPP", "PUSH"] })
      .notNull()
      .default("MAIL"),
    recipient: text("recipient").notNull(),
    subject: text("subject").notNull(),
    html: text("html").notNull(),
    text: text("text").notNull(),
    /** The .ics attachment; null if there was none. */
    calendarFile: text("calendar_file"),
    at: instant("at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.organizationId, t.id] })],
);

/** A notification inside the app. Ids only; its words are found when it is shown. */
export const inAppNotification = sqliteTable(
  "in_app_notification",
  {
    organizationId: organizationId(),
    id: id(),
    userId: id("user_id"),
    outboxId: id("outbox_id"),
    event: text("event").notNull(),
    appointmentId: text("appointment_id"),
    importId: text("import_id"),
    /** The laboratory order that it tells of. */
    labOrderId: text("lab_order_id"),
    /** The invoice, credit note or receipt that it tells of. */
    invoiceId: text("invoice_id"),
    at: instant("at").notNull(),
    readAt: instant("read_at"),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    // An outbox row is filed once for each of its receivers, however often it is delivered.
    uniqueIndex("in_app_notification_outbox").on(t.organizationId, t.outboxId, t.userId),
    index("in_app_notification_user").on(t.organizationId, t.userId, t.id),
    index("in_app_notification_unread")
      .on(t.organizationId, t.userId)
      .where(sql`read_at IS NULL`),
  ],
);

/** Messages that a patient has refused by the link of an email; also valid without an account. */
export const messageRefusal = sqliteTable(
  "message_refusal",
  {
    organizationId: organizationId(),
    patientId: id("patient_id"),
    kind: text("kind", { enum: ["REMINDERS"] }).notNull(),
    at: instant("at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.patientId, t.kind] }),
    foreignKey({ columns: [t.organizationId, t.patientId], foreignColumns: [patient.organizationId, patient.id] }),
  ],
);

/** A browser that shows its user's notifications for as long as the session that subscribed it (RFC 8030, 8291). */
export const pushSubscription = sqliteTable(
  "push_subscription",
  {
    organizationId: organizationId(),
    sessionHash: text("session_hash").notNull(),
    userId: id("user_id"),
    endpoint: text("endpoint").notNull(),
    p256dh: text("p256dh").notNull(),
    auth: text("auth").notNull(),
    at: instant("at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.sessionHash] }),
    uniqueIndex("push_subscription_endpoint").on(t.organizationId, t.endpoint),
    index("push_subscription_user").on(t.organizationId, t.userId),
    foreignKey({ columns: [t.organizationId, t.userId], foreignColumns: [user.organizationId, user.id] }),
  ],
);

/** An organization's own wording of an email in one of its languages; an empty part has its default. */
export const notificationWording = sqliteTable(
  "notification_wording",
  {
    organizationId: organizationId(),
    template: text("template").notNull(),
    locale: text("locale").notNull(),
    subject: text("subject").notNull(),
    opening: text("opening").notNull(),
    closing: text("closing").notNull(),
    version: version(),
    updatedAt: instant("updated_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.organizationId, t.template, t.locale] })],
);

/** An email that a stranger caused, by the hash of its address, so that few are sent to one address. */
export const strangerMail = sqliteTable(
  "stranger_mail",
  {
    organizationId: organizationId(),
    addressHash: text("address_hash").notNull(),
    outboxId: id("outbox_id"),
    at: instant("at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.addressHash, t.outboxId] }),
    index("stranger_mail_age").on(t.organizationId, t.at),
  ],
);

export const patientRows: PatientRows = {
  moved: [],
  oneOfAKind: [{ table: messageRefusal, sameKind: "o.kind = message_refusal.kind" }],
};

export const spentRows: readonly SpentRows[] = [
  { table: "stranger_mail", key: ["address_hash", "outbox_id"], spent: "at <= ?2", keptMs: DAY_MS },
];

/** A message to the patients who have consented. */
export const marketingMessage = sqliteTable(
  "marketing_message",
  {
    organizationId: organizationId(),
    id: id(),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    state: text("state", { enum: ["DRAFT", "SENDING", "SENT"] }).notNull(),
    createdBy: id("created_by"),
    createdAt: instant("created_at").notNull(),
    /** Last patient for whom it was queued. */
    cursor: text("cursor").notNull().default(""),
    queued: integer("queued").notNull().default(0),
    endedAt: instant("ended_at"),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    index("marketing_message_newest").on(t.organizationId, t.createdAt, t.id),
  ],
);
