import { commit } from "~/db/commit.server";
import { uuidv7 } from "~/kernel/ids";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/parse.server";
import { sessionSchema } from "../schemas/video-calls";
import { reachSession } from "./reach-session.server";
import { requireEntry } from "./session-entry.server";

/** Within so many milliseconds a party is alerted once, however often it is asked for. */
const ALERT_EVERY_MS = 2 * 60_000;

/**
 * Tells the other party of a session that they are waited for: a patient gets the link into the room, a provider is
 * told that the patient is there.
 * @throws what reachSession throws; ConflictError where the session cannot be entered now
 */
export async function alertRemote(
  context: RequestContext,
  request: Request,
  raw: unknown,
): Promise<{ status: true; alerted: boolean }> {
  const { appointmentId } = parse(sessionSchema, raw);
  const reached = await reachSession(context, request, appointmentId);
  requireEntry(reached);
  const { session, party } = reached;
  const toPatient = party === "provider";
  if (toPatient && session.patientId === null) return { status: true, alerted: false };
  const to = toPatient ? { kind: "PATIENT", id: session.patientId } : { kind: "EMPLOYEE", id: session.employeeId };
  const template = toPatient ? "room.link" : "room.waiting";
  const { replayed } = await commit(reached.context, {
    audit: [
      {
        action: "video.alert",
        subjectKind: "appointment",
        subjectId: appointmentId,
        patientId: session.patientId,
      },
    ],
    outbox: [{ id: uuidv7(context.now), topic: "mail", payload: { template, to, appointmentId } }],
    idempotency: {
      key: `alert:${party}:${appointmentId}:${Math.floor(context.now / ALERT_EVERY_MS)}`,
      requestHash: template,
    },
    result: null,
  });
  return { status: true, alerted: !replayed };
}
