import { auditStatement, type AuditEntry } from "~/db/commit.server";
import type { RequestContext } from "../context.server";

type ReadEntry = Pick<AuditEntry, "action" | "subjectKind" | "subjectId" | "patientId" | "fields">;

/** Whether the actor reads another person's data: staff, a program, or a relative acting for the patient. */
const readsOthers = ({ actor }: RequestContext): boolean =>
  actor.kind === "employee" || actor.kind === "apiKey" || (actor.kind === "patient" && actor.acting !== undefined);

/**
 * Audits that somebody read patients or their appointments, unless they are their own. `fields` names the filters of
 * the list, never their values. Called at the same moment as the read, it goes in the same batch.
 */
export async function auditRead(context: RequestContext, entry: ReadEntry): Promise<void> {
  if (readsOthers(context)) await context.db.withReads(auditStatement(context, entry));
}

/** Names of the filters that are set. */
export const filtersSet = (filter: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(filter).flatMap(([name, value]) =>
    value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0) ? [] : [name],
  );
