import { commit, refusedAs } from "~/db/commit.server";
import { employeesInRoles, ROLE } from "~/features/identity/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { nextEscalation } from "../../data/laboratory/lab-due.server";
import { readLabOrder } from "../../data/laboratory/lab-orders-read.server";
import { readCritical } from "../../data/laboratory/urgent-read.server";
import { escalateCritical } from "../../data/laboratory/lab-orders-write.server";
import { ESCALATES_AFTER_MS, ESCALATES_FOR_MS } from "../../domain/laboratory/release";
import { isOpen } from "../../domain/laboratory/critical";
import { tellEmployee } from "../../support/laboratory/lab-mails.server";

/**
 * Does one due item: nobody has said that they know of a critical value, so the orderer, the nurses and the administrators
 * are told, and again every half hour for a day.
 */
export async function escalateUnseenCritical(context: RequestContext, { id }: { id: string }): Promise<void> {
  await authorize(context, "labOrder.followUp");
  const { db, now } = context;
  const critical = await readCritical(db, id);
  const found = critical && (await readLabOrder(db, critical.orderId));
  if (!found || !isOpen(critical)) {
    await db.rawBatch([nextEscalation(db, id, null)]);
    return;
  }
  const others = await employeesInRoles(db, [ROLE.NURSE, ROLE.ADMINISTRATOR, ROLE.OWNER]);
  const told = [...new Set([found.order.providerId, ...others])];
  const again = now + ESCALATES_AFTER_MS;
  const goesOn = again - critical.raisedAt <= ESCALATES_FOR_MS;
  await commit(context, {
    guarded: escalateCritical(db, id, critical.escalated),
    writes: [nextEscalation(db, id, goesOn ? again : null)],
    outbox: told.map((employeeId) => tellEmployee(context, "labOrder.unacknowledged", employeeId, found.order)),
    audit: [
      {
        action: "labOrder.escalate",
        subjectKind: "labOrder",
        subjectId: found.order.id,
        patientId: found.order.patientId,
        fields: ["escalated"],
      },
    ],
    result: null,
  }).catch(refusedAs({ conflict: () => undefined }));
}
