import { chargeAppointment, markPaidAtClinic, type BillAct } from "~/features/scheduling/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ForbiddenError, NotFoundError } from "~/platform/http/errors.server";
import { consultationActor } from "../../support/consultations/consultation-actor.server";
import { reachConsultation } from "../../support/consultations/reach-consultation.server";

const BILLS = { charge: chargeAppointment, "mark-paid": markPaidAtClinic } satisfies Record<BillAct, unknown>;

/**
 * Notes at the desk of a consultation that its appointment is to be paid, or was paid at the practice; pressed twice it
 * is noted once.
 * @throws NotFoundError, also where there is no appointment; ForbiddenError; ConflictError, InvalidError as the
 *   appointment's own page has them
 */
export async function billAtDesk(
  context: RequestContext,
  { consultationId, as }: { consultationId: string; as: BillAct },
): Promise<void> {
  await authorize(context, "consultation.write");
  const reached = await reachConsultation(context, "consultation.write", consultationId);
  if (consultationActor(context, reached) === null) throw new ForbiddenError();
  const { appointmentId } = reached.consultation;
  if (appointmentId === null) throw new NotFoundError();
  await BILLS[as](context, { appointmentId, idempotencyKey: `${as} ${consultationId}` });
}
