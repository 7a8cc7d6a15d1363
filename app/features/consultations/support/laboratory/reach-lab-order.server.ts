import { auditDenial, reachRecords, type ReachedRecords } from "~/features/phr/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ForbiddenError, NotFoundError } from "~/platform/http/errors.server";
import { readLabOrder } from "../../data/laboratory/lab-orders-read.server";
import { mayAcknowledge, mayEver, type LabAction, type LabActor } from "../../domain/laboratory/lab-order-states";
import { loadLabOrder, withPeople, type LoadedOrder } from "./people-of-orders.server";

/** A laboratory order that somebody reached through its patient's record, and as whom. */
export interface ReachedLabOrder extends LoadedOrder {
  reached: ReachedRecords;
  /** As whom they act on it; null for whoever only reads. */
  by: LabActor | null;
}

/** As whom somebody acts on the orders of a patient whose record they reached. */
export function labActorOf(
  { actor }: RequestContext,
  { role }: ReachedRecords,
  order: { providerId: string },
): LabActor | null {
  if (actor.kind !== "employee") return null;
  if (role === "provider") return actor.employeeId === order.providerId ? "orderer" : "provider";
  return role === "nurse" ? "nurse" : null;
}

type OfOrders = "labOrder.read" | "labOrder.write" | "labOrder.review";

/**
 * An order for whoever may see its patient's record. A draft is nobody's but theirs who may write one.
 * @throws NotFoundError for one that does not exist and one that is not theirs alike; ForbiddenError
 */
export async function reachLabOrder(
  context: RequestContext,
  authority: OfOrders,
  id: string,
): Promise<ReachedLabOrder> {
  await authorize(context, authority);
  const stored = await readLabOrder(context.db, id);
  if (!stored) throw new NotFoundError();
  const [reached, loaded] = await Promise.all([
    reachRecords(context, authority, stored.order.patientId),
    withPeople(context, stored),
  ]);
  const by = labActorOf(context, reached, loaded.order);
  if (loaded.order.state === "DRAFT" && by === null) throw new NotFoundError();
  return { ...loaded, reached, by };
}

/**
 * The same for whoever does something about it; whether its state allows it the state table decides.
 * @throws also ForbiddenError, audited, for who may never do it
 */
export async function reachToAct(
  context: RequestContext,
  { authority, id, action }: { authority: OfOrders; id: string; action: LabAction | "acknowledge" },
): Promise<ReachedLabOrder & { by: LabActor }> {
  const found = await reachLabOrder(context, authority, id);
  const { by, order } = found;
  if (by !== null && (action === "acknowledge" ? mayAcknowledge(by) : mayEver(action, by))) return { ...found, by };
  await auditDenial(context, { authority, subjectKind: "labOrder", subjectId: order.id, patientId: order.patientId });
  throw new ForbiddenError();
}

/** An order at the laboratory's desk: every one that was sent. @throws NotFoundError, ForbiddenError */
export async function reachDeskOrder(
  context: RequestContext,
  id: string,
): Promise<LoadedOrder & { employeeId: string }> {
  await authorize(context, "laboratory.work");
  const { actor } = context;
  if (actor.kind !== "employee") throw new ForbiddenError();
  const loaded = await loadLabOrder(context, id);
  if (!loaded || loaded.order.state === "DRAFT") throw new NotFoundError();
  return { ...loaded, employeeId: actor.employeeId };
}
