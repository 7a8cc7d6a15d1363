import { z } from "zod";
import type { RequestContext } from "~/platform/context.server";
import { authorize } from "~/platform/authorize.server";
import { parse } from "~/platform/parse.server";
import { roomOfVisitQuery } from "../data/room-read.server";
import { roomObject } from "./room-object.server";

/** Payload of the outbox topic room.visitClosed. */
const closedSchema = z.object({ appointmentId: z.string(), outcome: z.string() });

/** The actions after which a visit has taken place; after any other that closes the room it has not. */
const TOOK_PLACE = new Set(["conclude", "complete"]);

/**
 * Tells a visit's room that it is over: the patient's page closes kindly, and the transcript of its chat is kept.
 * Told twice it does nothing new.
 */
export async function closeVisit(context: RequestContext, raw: unknown): Promise<void> {
  const { appointmentId, outcome: action } = parse(closedSchema, raw);
  const outcome = TOOK_PLACE.has(action) ? "concluded" : "canceled";
  await authorize(context, "appointment.conclude");
  const [visit] = await roomOfVisitQuery(context.db, appointmentId);
  if (!visit) return;
  const room = roomObject(context, visit.waitingRoomId);
  await room.visitClosed(appointmentId, outcome);
  const messages = await room.transcript(appointmentId);
  if (messages.length === 0) return;
  const key = `transcripts/${context.organization.id}/${appointmentId}.json`;
  await context.env.FILES.put(
    key,
    JSON.stringify({ appointmentId, waitingRoomId: visit.waitingRoomId, outcome, messages }),
    {
      httpMetadata: { contentType: "application/json" },
    },
  );
}
