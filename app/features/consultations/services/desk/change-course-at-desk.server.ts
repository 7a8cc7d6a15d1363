import {
  completeAppointment,
  concludeAppointment,
  startOrLeadToCall,
  undoAppointment,
} from "~/features/scheduling/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ForbiddenError, NotFoundError } from "~/platform/http/errors.server";
import type { CourseChange } from "../../domain/desk/desk";
import { consultationActor } from "../../support/consultations/consultation-actor.server";
import { reachConsultation } from "../../support/consultations/reach-consultation.server";

interface Changed {
  id: string;
  /** Where the provider meets the patient of their video appointment; null where they stay at the desk. */
  call?: string | null;
}

const CHANGES: Readonly<Record<CourseChange, (context: RequestContext, raw: unknown) => Promise<Changed>>> = {
  start: startOrLeadToCall,
  conclude: concludeAppointment,
  complete: completeAppointment,
  undo: undoAppointment,
};

/**
 * Begins, ends or completes the appointment of a consultation at its desk, or undoes that.
 * @param asked `idempotencyKey` makes a second press of one page nothing new
 * @throws NotFoundError, also where there is no appointment; ForbiddenError; ConflictError, InvalidError as the
 *   appointment's own page has them
 */
export async function changeCourseAtDesk(
  context: RequestContext,
  asked: { consultationId: string; as: CourseChange; idempotencyKey: string | undefined },
): Promise<{ call: string | null }> {
  await authorize(context, "consultation.write");
  const { consultationId, as, idempotencyKey } = asked;
  const reached = await reachConsultation(context, "consultation.write", consultationId);
  if (consultationActor(context, reached) === null) throw new ForbiddenError();
  const { appointmentId } = reached.consultation;
  if (appointmentId === null) throw new NotFoundError();
  const { call = null } = await CHANGES[as](context, { appointmentId, idempotencyKey });
  return { call };
}
