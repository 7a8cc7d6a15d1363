import { readRecord } from "~/features/patients/public.server";
import type { OutboxEntry } from "~/db/commit.server";
import { outboxEntry } from "~/outbox/outbox-entry";
import type { RequestContext } from "~/platform/context.server";
import type { Note } from "../../domain/notes/note";

/** What a patient is told: that there is something to read, or that it is gone. Never what it says. */
export async function tellPatient(
  context: RequestContext,
  { patientId }: Pick<Note, "patientId">,
  template: "note.published" | "note.withdrawn",
): Promise<OutboxEntry[]> {
  const found = await readRecord(context.db, patientId, null);
  const userId = found?.record.userId ?? null;
  // Whoever has no account cannot read it here, and is told by nobody.
  if (userId === null) return [];
  return [outboxEntry(context, "mail", { template, to: { kind: "USER", id: userId } })];
}
