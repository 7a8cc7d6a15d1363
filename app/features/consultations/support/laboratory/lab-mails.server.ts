import type { OutboxEntry } from "~/db/commit.server";
import { employeesInRoles, ROLE } from "~/features/identity/public.server";
import { outboxEntry } from "~/outbox/outbox-entry";
import type { RequestContext } from "~/platform/context.server";

type ToStaff =
  "labOrder.resulted" | "labOrder.critical" | "labOrder.unacknowledged" | "labOrder.urgent" | "labOrder.rejected";

/** Tells one of the team that there is something to look at; never what. */
export const tellEmployee = (context: RequestContext, template: ToStaff, employeeId: string): OutboxEntry =>
  outboxEntry(context, "mail", { template, to: { kind: "EMPLOYEE", id: employeeId } });

/** Tells a patient that a result is ready; never which, and never its value. */
export const tellPatient = (context: RequestContext, patientId: string): OutboxEntry =>
  outboxEntry(context, "mail", { template: "labResult.ready", to: { kind: "PATIENT", id: patientId } });

/** Tells everybody at the laboratory's desk of an order that does not wait. */
export async function tellDesk(context: RequestContext): Promise<OutboxEntry[]> {
  const there = await employeesInRoles(context.db, [ROLE.LABORATORY]);
  return there.map((id) => tellEmployee(context, "labOrder.urgent", id));
}
