import { auditStatement, type AuditEntry } from "~/db/commit.server";
import type { RequestContext } from "../context.server";

type ReadEntry = Pick<AuditEntry, "action" | "subjectKind" | "subjectId" | "patientId" | "fields">;

/** Whether somebody reads what is another person's: staff, a program, or a relative acting for the patient. */
const readsOthers = ({ actor }: RequestContext): boolean =>
  actor.kind === "employee" || actor.kind === "apiKey" || (actor.kind === "patient" && actor.acting !== undefined);

/**
 * Audits a look at patients or their appointments, unless people look at their own. `fields` names what the list was
 * narrowed by, never with which value. Called beside the reading itself, it goes in the same batch.
 */
export async function auditRead(context: RequestContext, entry: ReadEntry): Promise<void> {
  if (readsOthers(context)) await context.db.withReads(auditStatement(context, entry));
}

/** The names of the filters that are set. */
export const filtersSet = (filter: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(filter).flatMap(([name, value]) =>
    value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0) ? [] : [name],
  );
