import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import {
  readGroupAppointments,
  sessionAppointmentQuery,
  videoCallQuery,
  type SessionAppointment,
} from "../../data/video/video-read.server";
import { nothingStreamed, type Party, type StreamCount } from "../../domain/sessions/session-rules";
import { appointmentPresence } from "../../domain/sessions/appointment-presence";
import { enterRoom, type Entered } from "../rooms/enter-room.server";

/** An appointment's video session and the side on which somebody is in it. */
export interface ReachedVideoCall extends Entered {
  session: SessionAppointment;
  party: Party;
  /** Whether this side has been in it before. */
  cameBefore: boolean;
  /** Whether the patient has. */
  patientCameBefore: boolean;
  count: StreamCount;
  /** Of what is stored; 0 where nothing is. */
  version: number;
}

/**
 * Finds the video session of an appointment for whoever may be in its room: the provider's side by session, the
 * patient's by session or by the link they opened.
 * @throws what enterRoom throws; NotFoundError for an appointment that is not theirs or has no video
 */
export async function reachVideoCall(
  context: RequestContext,
  request: Request,
  appointmentId: string,
): Promise<ReachedVideoCall> {
  const [[session], [stored]] = await context.db.batch([
    sessionAppointmentQuery(context.db, appointmentId),
    videoCallQuery(context.db, appointmentId),
  ]);
  // Who may enter no room learns the same of an appointment that is here and of one that is not.
  const entered = await enterRoom(context, request, session?.waitingRoomId ?? "none", appointmentId);
  const theirs = entered.appointment === null || entered.appointment.appointmentId === appointmentId;
  if (!session || session.type !== "video" || !theirs) throw new NotFoundError();
  const party = entered.appointment === null ? "provider" : "patient";
  // Who works in a shared room is not for that in the appointments of the others there.
  if (party === "provider")
    await authorize(context, "room.attend", { kind: "appointment", id: appointmentId, ...session });
  const enteredAt = party === "patient" ? stored?.patientEnteredAt : stored?.providerEnteredAt;
  return {
    ...entered,
    session,
    party,
    cameBefore: (enteredAt ?? null) !== null,
    patientCameBefore: (stored?.patientEnteredAt ?? null) !== null,
    count: stored ?? nothingStreamed,
    version: stored?.version ?? 0,
  };
}

/**
 * The same for whoever goes in: the provider of a group session is in it by any of its appointments, so that where the
 * one that is named is over, another that is open stands for it.
 * @throws what reachVideoCall throws
 */
export async function reachOpenVideoCall(
  context: RequestContext,
  request: Request,
  appointmentId: string,
): Promise<ReachedVideoCall> {
  const reached = await reachVideoCall(context, request, appointmentId);
  const { session, party } = reached;
  const isOpen = (appointment: { stateId: number; startsAt: number }) =>
    appointmentPresence(appointment, context.now).kind === "open";
  if (party === "patient" || session.sessionId === null || isOpen(session)) return reached;
  const other = (await readGroupAppointments(context.db, session.sessionId)).find(isOpen);
  return other ? reachVideoCall(context, request, other.appointmentId) : reached;
}
