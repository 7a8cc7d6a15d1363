import { storedResult, type ActorKey } from "~/db/commit.server";
import { actorKey } from "~/platform/access/actor-key.server";
import type { RequestContext } from "~/platform/context.server";
import type { AppointmentAction, AppointmentState } from "../../domain/appointments/appointment-state";

/** What a caller says of a change, beside what kind it is. */
export interface ChangeRequest {
  id: string;
  /** Why, in words that the patient can read. */
  note?: string;
  /** What else was asked for, such as the new time: a part of what the key stands for. */
  asked?: string;
  /** Staff ask for nobody to be notified. */
  doNotNotify?: boolean;
  /** Chosen by the caller: the same key asked again gives the first answer. */
  idempotencyKey?: string;
}

/** The appointment after a change. Instants in UTC ms. */
export interface ChangedAppointment {
  id: string;
  stateId: AppointmentState;
  version: number;
  startsAt: number;
  /** Deadline for undoing the change; null if it cannot be undone. */
  undoUntil: number | null;
}

/** The key of a change, of this actor's own; undefined where the caller chose none. */
export async function idempotencyOf(
  context: RequestContext,
  action: AppointmentAction,
  request: ChangeRequest,
): Promise<ActorKey | undefined> {
  if (request.idempotencyKey === undefined) return undefined;
  const quiet = request.doNotNotify ? ["doNotNotify"] : [];
  const asked = [action, request.id, request.note ?? "", request.asked ?? "", ...quiet];
  return actorKey(context, "appointment", request.idempotencyKey, asked);
}

/** Where the same key was asked before, its stored answer. @throws KeyReused where it stood for something else */
export async function replayedChange(
  context: RequestContext,
  action: AppointmentAction,
  request: ChangeRequest,
): Promise<ChangedAppointment | undefined> {
  const idempotency = await idempotencyOf(context, action, request);
  return idempotency && (await storedResult<ChangedAppointment>(context, idempotency))?.result;
}
