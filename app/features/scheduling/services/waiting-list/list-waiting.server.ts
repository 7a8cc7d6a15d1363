import { auditRead } from "~/platform/audit/audit-read.server";
import { onlyBookedBy } from "~/platform/access/actor.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { readWaitingPage, type WaitingReach, type WaitingRow } from "../../data/waiting-list/waiting-list-page.server";
import { listWaitingSchema } from "../../schemas/waiting-list/waiting-list";

/** Staff see everybody who waits, a provider those who wait for them, a patient what they wait for themselves. */
function reachOf({ actor }: RequestContext): WaitingReach {
  if (actor.kind === "patient") return { kind: "patient", id: actor.patientId, bookedBy: onlyBookedBy(actor) };
  if (actor.kind === "employee" && !actor.authorities.has("appointment.set"))
    return { kind: "provider", id: actor.employeeId };
  return { kind: "all" };
}

/** The address of the next page says where this one ends. */
const cursorOf = (row: WaitingRow) => `${row.createdAt}_${row.id}`;

function cursorIn(after: string | undefined): { createdAt: number; id: string } | null {
  const [createdAt, id] = (after ?? "").split("_");
  return createdAt && id && /^\d+$/.test(createdAt) ? { createdAt: Number(createdAt), id } : null;
}

/** Who waits for an earlier time, oldest first. */
export async function listWaiting(context: RequestContext, raw: unknown) {
  const { actor, db } = context;
  await authorize(
    context,
    actor.kind === "employee" || actor.kind === "apiKey" ? "appointment.set" : "waitingList.leave",
  );
  const { after } = parse(listWaitingSchema, raw);
  const [{ offered, waiting, more }] = await Promise.all([
    readWaitingPage(db, reachOf(context), cursorIn(after)),
    auditRead(context, { action: "waitingList.list", subjectKind: "waitingList" }),
  ]);
  const last = waiting.at(-1);
  const view = actor.kind === "patient" ? ("patient" as const) : ("staff" as const);
  return { view, rows: [...offered, ...waiting], after: more && last ? cursorOf(last) : null };
}
