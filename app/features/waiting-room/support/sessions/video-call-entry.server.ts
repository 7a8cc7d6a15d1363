import { secondsLeft } from "~/features/scheduling/public.server";
import { ConflictError } from "~/platform/http/errors.server";
import { mayEnter } from "../../domain/sessions/session-rules";
import { appointmentPresence, type AppointmentPresence } from "../../domain/sessions/appointment-presence";
import type { ReachedVideoCall } from "../../services/sessions/reach-video-call.server";

/**
 * Whether a session lets somebody in now: as the appointment lets into its room, and by the time that is left of it.
 */
export interface VideoCallEntry {
  presence: AppointmentPresence["kind"];
  remainingSeconds: number;
  canEnter: boolean;
}

/** Says whether whoever reached a session may enter it now. */
export function sessionEntry({ session, cameBefore, context }: ReachedVideoCall): VideoCallEntry {
  const { now } = context;
  const presence = appointmentPresence(session, now).kind;
  const remainingSeconds = secondsLeft(session, now);
  return {
    presence,
    remainingSeconds,
    canEnter: presence === "open" && mayEnter(remainingSeconds, cameBefore),
  };
}

/** @throws ConflictError where the appointment is not open, or too little of its time is left */
export function requireEntry(reached: ReachedVideoCall): void {
  const { presence, canEnter } = sessionEntry(reached);
  if (!canEnter) throw new ConflictError(presence === "open" ? "sessionEnds" : "visitNotOpen");
}
