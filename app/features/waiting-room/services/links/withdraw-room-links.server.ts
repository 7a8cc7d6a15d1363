import { commit } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { roomOfAppointmentQuery } from "../../data/rooms/room-read.server";
import { withdrawLinksStatement } from "../../data/rooms/room-write.server";
import { requireShareable } from "./share-room-link.server";
import { roomObject } from "../../support/rooms/room-object.server";

/**
 * Withdraws every link into an appointment. Whoever came by one loses the room before this returns; asked again where
 * the room was not reached, it does the same. Who signed in stays.
 * @throws what requireShareable throws
 */
export async function withdrawRoomLinks(context: RequestContext, appointmentId: string): Promise<void> {
  await authorize(context, "room.attend");
  await requireShareable(context, appointmentId);
  const [room] = await roomOfAppointmentQuery(context.db, appointmentId);
  if (!room) throw new NotFoundError();
  const { patientId } = room;
  await commit(context, {
    writes: [withdrawLinksStatement(context.db, appointmentId, context.now)],
    audit: [
      {
        action: "room.withdrawLinks",
        subjectKind: "appointment",
        subjectId: appointmentId,
        patientId,
        fields: ["revokedAt"],
      },
    ],
    result: null,
  });
  await roomObject(context, room.waitingRoomId).endLinks(appointmentId);
}
