import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { switchRecord } from "~/platform/records/switch-record.server";
import { sharedRoomRows, sharedRoomsQuery } from "../../data/shared-rooms/shared-rooms.server";
import { switchRoomSchema } from "../../schemas/shared-rooms/shared-room";
import { purposeTaken } from "./save-shared-room.server";
import { settleEntries } from "../../support/rooms/settle-entries.server";

/**
 * Opens or closes a shared room; who waits goes over to where they belong then. Asked twice it is as it was asked.
 * @throws NotFoundError; InvalidError where another open room is for the same meanwhile
 */
export async function switchSharedRoomTo(
  context: RequestContext,
  enabled: boolean,
  raw: unknown,
): Promise<{ id: string }> {
  await authorize(context, "organization.manage");
  const { id } = parse(switchRoomSchema, raw);
  const [room] = await sharedRoomsQuery(context.db, id);
  return switchRecord(context, {
    ...{ kind: "waiting-room", action: "waitingRoom", actions: { on: "open", off: "close" } },
    ...{ record: room, enabled },
    write: sharedRoomRows.switching(context.db, id, enabled),
    outbox: settleEntries(context.now, id),
    taken: purposeTaken("id"),
  });
}
