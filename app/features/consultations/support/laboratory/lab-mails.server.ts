import type { OutboxEntry } from "~/db/commit.server";
import { employeesInRoles, ROLE } from "~/features/identity/public.server";
import { outboxEntry } from "~/outbox/outbox-entry";
import type { RequestContext } from "~/platform/context.server";
import type { LabOrder } from "../../domain/laboratory/lab-order";
import type { LabPriority } from "../../domain/laboratory/priorities";

type ToStaff =
  | "labOrder.resulted"
  | "labOrder.corrected"
  | "labOrder.critical"
  | "labOrder.criticalWithdrawn"
  | "labOrder.criticalDoubted"
  | "labOrder.unverifiable"
  | "labOrder.unacknowledged"
  | "labOrder.urgent"
  | "labOrder.emergency"
  | "labOrder.rejected"
  | "labOrder.declined";
type ToPatient =
  "labResult.ready" | "labResult.corrected" | "labOrder.sampleAgain" | "labOrder.cancelled" | "labOrder.testDeclined";

/** The order that a mail is about. */
type ToldOf = Pick<LabOrder, "id">;

/** Tells one of the team that there is something to look at in an order; never what. */
export const tellEmployee = (
  context: RequestContext,
  template: ToStaff,
  employeeId: string,
  order: ToldOf,
): OutboxEntry =>
  outboxEntry(context, "mail", { template, to: { kind: "EMPLOYEE", id: employeeId }, labOrderId: order.id });

/** Tells the patient that there is something to read about their order; never which test, and never a value. */
export const tellPatient = (
  context: RequestContext,
  template: ToPatient,
  order: ToldOf & Pick<LabOrder, "patientId">,
): OutboxEntry =>
  outboxEntry(context, "mail", { template, to: { kind: "PATIENT", id: order.patientId }, labOrderId: order.id });

/** Tells everybody at the laboratory's desk of an order that does not wait; of an emergency, whatever they chose. */
export async function tellDesk(
  context: RequestContext,
  { priority, ...order }: ToldOf & { priority: LabPriority },
): Promise<OutboxEntry[]> {
  const there = await employeesInRoles(context.db, [ROLE.LABORATORY]);
  const template = priority === "EMERGENCY" ? "labOrder.emergency" : "labOrder.urgent";
  return there.map((id) => tellEmployee(context, template, id, order));
}
