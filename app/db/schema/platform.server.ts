import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { DUE_KINDS } from "~/outbox/due-kinds";
import { flag, id, instant, json, organizationId } from "../columns.server";
import type { TableOwner } from "../table-owner";

export const owner: TableOwner = "platform";

/** Every commit checks this row: if the fence is closed or has another epoch, the organization's data is elsewhere. */
export const tenantFence = sqliteTable("tenant_fence", {
  organizationId: integer("organization_id").primaryKey(),
  epoch: integer("epoch").notNull(),
  open: flag("open"),
  /** Number of the last audit row, so that a missing end shows even before it is sealed. */
  auditLast: integer("audit_last").notNull().default(0),
});

/** Stored result of a write, by the key that its caller chose. */
export const idempotency = sqliteTable(
  "idempotency",
  {
    organizationId: organizationId(),
    key: text("key").notNull(),
    requestHash: text("request_hash").notNull(),
    result: text("result").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.organizationId, t.key] })],
);

/** Who did what to which thing. Holds ids and field names, never values; triggers refuse UPDATE and DELETE. */
export const auditEvent = sqliteTable(
  "audit_event",
  {
    organizationId: organizationId(),
    seq: integer("seq").notNull(),
    at: instant("at").notNull(),
    actorKind: text("actor_kind").notNull(),
    actorId: text("actor_id"),
    action: text("action").notNull(),
    outcome: text("outcome", { enum: ["DONE", "DENIED"] }).notNull(),
    subjectKind: text("subject_kind").notNull(),
    subjectId: text("subject_id"),
    patientId: text("patient_id"),
    fields: json<string[]>("fields").notNull(),
    requestId: text("request_id").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.seq] }),
    index("audit_event_patient").on(t.organizationId, t.patientId, t.seq),
    index("audit_event_subject").on(t.organizationId, t.subjectKind, t.subjectId, t.seq),
  ],
);

/** A sealed range of audit rows: SHA-256 over the range and the previous seal. Append-only. */
export const auditSeal = sqliteTable(
  "audit_seal",
  {
    organizationId: organizationId(),
    toSeq: integer("to_seq").notNull(),
    fromSeq: integer("from_seq").notNull(),
    previousHash: text("previous_hash").notNull(),
    hash: text("hash").notNull(),
    sealedAt: instant("sealed_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.organizationId, t.toSeq] })],
);

/** An effect of a change, written in the same batch as the change. Payloads hold ids, never health data. */
export const outbox = sqliteTable(
  "outbox",
  {
    organizationId: organizationId(),
    id: id(),
    topic: text("topic").notNull(),
    payload: json<Record<string, unknown>>("payload").notNull(),
    createdAt: instant("created_at").notNull(),
    availableAt: instant("available_at").notNull(),
    status: text("status", { enum: ["PENDING", "DONE", "DEAD", "WITHDRAWN"] })
      .notNull()
      .default("PENDING"),
    attempts: integer("attempts").notNull().default(0),
    doneAt: instant("done_at"),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    index("outbox_pending").on(t.organizationId, t.status, t.availableAt),
  ],
);

/** What must happen at which time: the only table that work across organizations may read. */
export const dueWork = sqliteTable(
  "due_work",
  {
    dueAt: instant("due_at").notNull(),
    organizationId: organizationId(),
    kind: text("kind", { enum: DUE_KINDS }).notNull(),
    id: id(),
  },
  (t) => [
    primaryKey({ columns: [t.dueAt, t.organizationId, t.kind, t.id] }),
    index("due_work_item").on(t.organizationId, t.kind, t.id),
  ],
);

/** An outbox row or queue message that failed every attempt; an administrator can send a message again. */
export const deadLetter = sqliteTable(
  "dead_letter",
  {
    organizationId: organizationId(),
    id: id(),
    queue: text("queue").notNull(),
    topic: text("topic").notNull(),
    payload: json<Record<string, unknown>>("payload").notNull(),
    reason: text("reason").notNull(),
    failedAt: instant("failed_at").notNull(),
    resentAt: instant("resent_at"),
  },
  (t) => [primaryKey({ columns: [t.organizationId, t.id] })],
);

export const schemaVersion = sqliteTable("schema_version", {
  version: integer("version").primaryKey(),
  name: text("name").notNull(),
  appliedAt: instant("applied_at").notNull(),
});
