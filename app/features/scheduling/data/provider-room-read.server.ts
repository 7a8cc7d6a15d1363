import { and, eq } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { waitingRoom } from "~/db/schema/waiting-room.server";

/** The waiting room in which a provider's patients wait; undefined where the provider has none open. */
export async function readRoomOfProvider(db: TenantDb, employeeId: string): Promise<{ id: string } | undefined> {
  const [room] = await db.orm
    .select(pick({ id: waitingRoom.id }))
    .from(waitingRoom)
    .where(and(db.own(waitingRoom), eq(waitingRoom.employeeId, employeeId), eq(waitingRoom.enabled, true)));
  return room;
}
