import { secondsLeft } from "~/features/scheduling/public.server";
import { ConflictError } from "~/platform/http/errors.server";
import { mayEnter } from "../../domain/sessions/session-rules";
import { visitPresence, type VisitPresence } from "../../domain/sessions/visit-presence";
import type { ReachedSession } from "../../services/sessions/reach-session.server";

/** Whether a session lets somebody in now: as the visit lets into its room, and by the time that is left of it. */
export interface SessionEntry {
  presence: VisitPresence["kind"];
  remainingSeconds: number;
  canEnter: boolean;
}

/** Says whether whoever reached a session may enter it now. */
export function sessionEntry({ session, cameBefore, context }: ReachedSession): SessionEntry {
  const { now } = context;
  const presence = visitPresence(session, now).kind;
  const remainingSeconds = secondsLeft(session, now);
  return {
    presence,
    remainingSeconds,
    canEnter: presence === "open" && mayEnter(remainingSeconds, cameBefore),
  };
}

/** @throws ConflictError where the visit is not open, or too little of its time is left */
export function requireEntry(reached: ReachedSession): void {
  const { presence, canEnter } = sessionEntry(reached);
  if (!canEnter) throw new ConflictError(presence === "open" ? "sessionEnds" : "visitNotOpen");
}
