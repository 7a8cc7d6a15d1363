import { commit } from "~/db/commit.server";
import { outboxEntry } from "~/outbox/outbox-entry";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { sessionSchema } from "../../schemas/video/video-calls";
import { appointmentPresence } from "../../domain/sessions/appointment-presence";
import { reachOpenVideoCall, type ReachedVideoCall } from "../sessions/reach-video-call.server";
import { requireEntry } from "../../support/sessions/video-call-entry.server";
import { appointmentsInCall } from "../../support/sessions/appointments-in-call.server";

/** Within so many milliseconds a party is alerted once, however often it is asked for. */
const ALERT_EVERY_MS = 2 * 60_000;

interface Alert {
  template: "room.link" | "room.waiting";
  to: { kind: "PATIENT" | "EMPLOYEE"; id: string };
  appointmentId: string;
  patientId: string | null;
}

/** Who is told, and of which appointment: the patient, of a group session each, or the provider. */
async function alertsOf(reached: ReachedVideoCall): Promise<Alert[]> {
  const { context, party, session } = reached;
  const appointments = await appointmentsInCall(reached);
  if (party === "patient") {
    const to = { kind: "EMPLOYEE", id: session.employeeId } as const;
    return appointments.map(({ appointmentId, patientId }) => ({
      template: "room.waiting",
      to,
      appointmentId,
      patientId,
    }));
  }
  return appointments
    .filter((appointment) => appointmentPresence(appointment, context.now).kind === "open")
    .flatMap(({ appointmentId, patientId: id }): Alert[] =>
      id === null ? [] : [{ template: "room.link", to: { kind: "PATIENT", id }, appointmentId, patientId: id }],
    );
}

/**
 * Tells the other party of a session that they are waited for: a patient gets the link into the room, of a group
 * session each of them, a provider is told that the patient is there.
 * @throws what reachVideoCall throws; ConflictError where the session cannot be entered now
 */
export async function alertRemote(
  context: RequestContext,
  request: Request,
  raw: unknown,
): Promise<{ status: true; alerted: boolean }> {
  const { appointmentId } = parse(sessionSchema, raw);
  const reached = await reachOpenVideoCall(context, request, appointmentId);
  requireEntry(reached);
  const { session, party } = reached;
  const told = await alertsOf(reached);
  const [first, ...others] = told.map(({ appointmentId: subjectId, patientId }) => {
    return { action: "video.alert", subjectKind: "appointment", subjectId, patientId };
  });
  if (!first) return { status: true, alerted: false };
  const whose = (party === "provider" ? session.sessionId : null) ?? session.appointmentId;
  const { replayed } = await commit(reached.context, {
    audit: [first, ...others],
    outbox: told.map(({ patientId: _, ...payload }) => outboxEntry(context, "mail", payload)),
    idempotency: {
      owner: `visit:${whose}`,
      key: `alert:${party}:${Math.floor(context.now / ALERT_EVERY_MS)}`,
      requestHash: party === "provider" ? "room.link" : "room.waiting",
    },
    result: null,
  });
  return { status: true, alerted: !replayed };
}
