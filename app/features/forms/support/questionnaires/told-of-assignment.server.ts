import type { OutboxEntry } from "~/db/commit.server";
import { employeesInRoles, ROLE } from "~/features/identity/public.server";
import { providersStatement, readRecord } from "~/features/patients/public.server";
import { outboxEntry } from "~/outbox/outbox-entry";
import type { RequestContext } from "~/platform/context.server";

/** Tells a patient that there is something to fill in, or that it is due soon; nobody where they have no account. */
export async function tellPatient(
  context: RequestContext,
  patientId: string,
  template: "questionnaire.assigned" | "questionnaire.due",
): Promise<OutboxEntry[]> {
  const userId = (await readRecord(context.db, patientId, null))?.record.userId ?? null;
  return userId === null ? [] : [outboxEntry(context, "mail", { template, to: { kind: "USER", id: userId } })];
}

/** Tells those who look after a patient of an answer that cannot wait; where nobody does, those who run the practice. */
export async function tellStaff(
  context: RequestContext,
  { patientId, employeeId }: { patientId: string; employeeId: string | null },
): Promise<OutboxEntry[]> {
  const providers = await providersStatement(context.db, patientId);
  const ids = new Set(providers.filter(({ works }) => works).map(({ id }) => id));
  if (employeeId !== null) ids.add(employeeId);
  const told = ids.size > 0 ? [...ids] : await employeesInRoles(context.db, [ROLE.ADMINISTRATOR, ROLE.OWNER]);
  return told.map((id) =>
    outboxEntry(context, "mail", { template: "questionnaire.urgent", to: { kind: "EMPLOYEE", id } }),
  );
}
