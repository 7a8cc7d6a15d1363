import { openedAt } from "../../domain/cast";
import { tableOf } from "../../domain/table-rows";
import type { Filler } from "./filler.server";

/** A waiting room for each doctor; it belongs to them and goes with them. */
export const waitingRooms: Filler = {
  ofPractice: (cast) => [
    tableOf(
      "waiting_room",
      cast.doctors.map(({ roomId, id, plan }) => ({
        id: roomId,
        employee_id: id,
        name: cast.plan.roomName(plan),
        created_at: openedAt(cast),
      })),
    ),
  ],
};
