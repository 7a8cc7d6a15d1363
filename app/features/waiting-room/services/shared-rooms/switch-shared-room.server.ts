import { commit, CommitRefused } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { sharedRoomsQuery, switchSharedRoom } from "../../data/shared-rooms/shared-rooms.server";
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
  if (!room) throw new NotFoundError();
  if (room.enabled === enabled) return { id };
  try {
    await commit(context, {
      guarded: switchSharedRoom(context.db, id, enabled),
      audit: [
        {
          action: `waitingRoom.${enabled ? "open" : "close"}`,
          subjectKind: "waiting-room",
          subjectId: id,
          fields: ["enabled"],
        },
      ],
      outbox: settleEntries(context.now, id),
      result: null,
    });
  } catch (error) {
    if (error instanceof CommitRefused && error.failure.kind === "unique") throw purposeTaken("id");
    // Somebody else did the same at the same moment: it is as it was asked.
    if (!(error instanceof CommitRefused) || error.failure.kind !== "conflict") throw error;
  }
  return { id };
}
