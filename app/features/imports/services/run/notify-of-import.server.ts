import type { OutboxEntry } from "~/db/commit.server";
import { outboxEntry } from "~/outbox/outbox-entry";
import type { RequestContext } from "~/platform/context.server";
import type { StoredImport } from "../../data/imports.server";

/** Asks for the mail to whoever started an import, else to who sent its file; nobody is told where neither is known. */
export function notifyOfImport(
  context: RequestContext,
  { id, startedBy, createdBy }: Pick<StoredImport, "id" | "startedBy" | "createdBy">,
  what: "done" | "stopped",
): OutboxEntry[] {
  const to = startedBy ?? createdBy;
  if (to === "") return [];
  const payload = { template: `patientImport.${what}`, to: { kind: "EMPLOYEE", id: to }, importId: id } as const;
  return [outboxEntry(context, "mail", payload)];
}
