import { authorize } from "~/platform/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/parse.server";
import { readRooms } from "../data/room-read.server";
import { roomsOfEmployeeSchema } from "../schemas/room-calls";

/** The rooms that the actor may attend: all of them, or a provider's own. @throws ForbiddenError */
export async function listRooms(context: RequestContext, raw: unknown = {}) {
  const { employeeId } = parse(roomsOfEmployeeSchema, raw);
  const { actor } = context;
  const all = actor.kind === "employee" && actor.authorities.has("room.list");
  const wanted = all ? employeeId : actor.kind === "employee" ? (employeeId ?? actor.employeeId) : undefined;
  await authorize(context, "room.list", {
    kind: "waiting-room",
    id: null,
    employeeId: wanted,
    patientId: actor.kind === "patient" ? actor.patientId : null,
  });
  return readRooms(context.db, wanted);
}
