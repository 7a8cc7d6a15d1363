import type { TenantDb } from "~/db/client.server";
import { buryStatement, lettersResentStatement } from "~/db/dead-letter-rows.server";
import { dropDue, moveDue } from "~/db/due-rows.server";

const QUEUE = "patient-import";

export const dropImportDue = (db: TenantDb, id: string): D1PreparedStatement => dropDue(db, "PATIENT_IMPORT", id);

export const postponeImportDue = (db: TenantDb, id: string, dueAt: number): D1PreparedStatement =>
  moveDue(db, "PATIENT_IMPORT", id, dueAt);

/** The dead letters of an import are done with, as it goes on. */
export const markResent = (db: TenantDb, importId: string, now: number): D1PreparedStatement =>
  lettersResentStatement(db, { queue: QUEUE, field: "importId", value: importId }, now);

/** Keeps a message that no try could do, for an administrator to see and send again. */
export const buryImportStatement = (db: TenantDb, id: string, importId: string, now: number): D1PreparedStatement =>
  buryStatement(db, { id, queue: QUEUE, payload: { importId }, reason: "every try failed" }, now);
