import { commit } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { randomToken, sha256 } from "~/platform/crypto/crypto.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { roomOfAppointmentQuery } from "../../data/rooms/room-read.server";
import { addLinkStatements } from "../../data/rooms/room-write.server";
import { LINK_OUTLIVES_APPOINTMENT_MS } from "../../domain/sessions/appointment-presence";
import { objectNameOf } from "../../support/rooms/room-object.server";

/** 160 random bits: more than can be guessed, few enough for a line of mail. */
const TOKEN_BITS = 160;

/**
 * Makes a link into the waiting room that an appointment belongs to. Only its hash is stored; the token is given once.
 * @throws NotFoundError for an unknown appointment, or a provider without a room
 */
export async function createRoomLink(context: RequestContext, appointmentId: string): Promise<string> {
  await authorize(context, "appointment.read");
  const [room] = await roomOfAppointmentQuery(context.db, appointmentId);
  if (!room?.ownRoomId) throw new NotFoundError();
  await authorize(context, "appointment.read", {
    kind: "appointment",
    id: appointmentId,
    patientId: room.patientId,
    employeeId: room.employeeId,
    madeBy: room.bookedByPatientId,
    appointmentId,
  });
  const token = randomToken(TOKEN_BITS);
  const link = {
    tokenHash: await sha256(token),
    // Where the appointment waits is found when the link is opened; this is whose it was when it was made.
    waitingRoomId: room.ownRoomId,
    appointmentId,
    createdAt: context.now,
    expiresAt: Math.max(room.endsAt, context.now) + LINK_OUTLIVES_APPOINTMENT_MS,
  };
  await commit(context, {
    writes: addLinkStatements(context.db, link, objectNameOf(context, room.waitingRoomId)),
    audit: [{ action: "room.link", subjectKind: "appointment", subjectId: appointmentId, patientId: room.patientId }],
    result: null,
  });
  return token;
}
