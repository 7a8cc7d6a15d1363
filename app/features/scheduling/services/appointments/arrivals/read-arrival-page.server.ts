import { auditRead } from "~/platform/audit/audit-read.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ForbiddenError, NotFoundError } from "~/platform/http/errors.server";
import { readSummary } from "../../../data/lists/appointment-rows-read.server";
import { arrivalRights } from "../../../support/appointments/arrivals/arrival-rights.server";
import { summarySubject } from "../../../support/appointments/appointment-subject.server";

/** How far the patient of one appointment is, and what can be said of it. */
export async function readArrivalPage(context: RequestContext, id: string) {
  await authorize(context, "appointment.arrive");
  if (context.actor.kind !== "employee") throw new ForbiddenError();
  const appointment = await readSummary(context.db, id);
  if (!appointment) throw new NotFoundError();
  await authorize(context, "appointment.arrive", summarySubject(appointment));
  await auditRead(context, { action: "appointment.list", subjectKind: "appointment", fields: ["arrival"] });
  return { appointment, rights: arrivalRights(context), now: context.now };
}
