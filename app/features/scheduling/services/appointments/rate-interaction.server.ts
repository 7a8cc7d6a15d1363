import { commit, refusedAs } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, ForbiddenError, NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { rateInteractionStatement } from "../../data/appointments/interaction-rating.server";
import { readSummary } from "../../data/lists/appointment-rows-read.server";
import { rateInteractionSchema } from "../../schemas/appointments/rate-interaction";
import { summarySubject } from "../../support/appointments/appointment-subject.server";

/**
 * Keeps how a provider found their own appointment (`employeeInteractionRating`), for the practice alone.
 * @throws ConflictError where it has not taken place; NotFoundError, ForbiddenError for anybody but its provider
 */
export async function rateInteraction(context: RequestContext, raw: unknown): Promise<{ id: string }> {
  await authorize(context, "appointment.conclude");
  const { appointmentId: id, rating } = parse(rateInteractionSchema, raw);
  const appointment = await readSummary(context.db, id);
  if (!appointment) throw new NotFoundError();
  await authorize(context, "appointment.conclude", summarySubject(appointment));
  const { actor, db } = context;
  const { patient, employee } = appointment;
  if (actor.kind !== "employee" || actor.employeeId !== employee.id) throw new ForbiddenError();
  await commit(context, {
    guarded: rateInteractionStatement(db, { id, employeeId: employee.id, rating }),
    audit: [
      {
        action: "appointment.rate",
        subjectKind: "appointment",
        subjectId: id,
        patientId: patient?.id ?? null,
        fields: ["employeeInteractionRating"],
      },
    ],
    result: null,
  }).catch(refusedAs(() => new ConflictError("notPossible")));
  return { id };
}
