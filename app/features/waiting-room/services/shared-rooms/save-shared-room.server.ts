import { commit, CommitRefused } from "~/db/commit.server";
import { uuidv7 } from "~/kernel/ids";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, InvalidError, NotFoundError, StaleFormError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { insertSharedRoom, updateSharedRoom } from "../../data/shared-rooms/shared-rooms.server";
import { purposeFrom } from "../../domain/rooms/room-purpose";
import { sharedRoomSchema } from "../../schemas/shared-rooms/shared-room";
import { listSharedRooms } from "./list-shared-rooms.server";
import { settleEntries } from "../../support/rooms/settle-entries.server";

/** For what a room was made is one room there already. */
export const purposeTaken = (field: string): InvalidError =>
  new InvalidError([{ field, message: "rooms:shared.taken" }]);

/**
 * Makes a shared room, or changes the one that `id` names. Whoever waits in a room that is not theirs any more goes
 * over by themselves.
 * @throws NotFoundError, StaleFormError where somebody else saved it meanwhile, InvalidError at `purpose` for a branch
 * or offering that is not in use, or that an open room is for already
 */
export async function saveSharedRoom(context: RequestContext, raw: unknown): Promise<{ id: string }> {
  await authorize(context, "organization.manage");
  const input = parse(sharedRoomSchema, raw);
  const { rooms, choices } = await listSharedRooms(context);
  const before = rooms.find(({ id }) => id === input.id);
  if (input.id !== undefined && !before) throw new NotFoundError();
  if (before && before.version !== (input.version ?? before.version)) throw staleForm(before, input, choices);
  const choice = choices.find(({ value }) => value === input.purpose);
  if (!choice || (!choice.enabled && before?.purpose !== input.purpose))
    throw new InvalidError([{ field: "purpose", message: "errors:field.chooseOne" }]);
  const id = before?.id ?? uuidv7(context.now);
  const values = { name: input.name, ...purposeFrom(input.purpose) };
  const { db, now } = context;
  try {
    await commit(context, {
      guarded: before ? updateSharedRoom(db, id, before.version, values) : insertSharedRoom(db, id, values, now),
      audit: [
        {
          action: `waitingRoom.${before ? "update" : "create"}`,
          subjectKind: "waiting-room",
          subjectId: id,
          fields: ["name", "purpose"],
        },
      ],
      outbox: settleEntries(now, id),
      result: null,
    });
  } catch (error) {
    if (!(error instanceof CommitRefused)) throw error;
    if (error.failure.kind === "unique") throw purposeTaken("purpose");
    if (error.failure.kind === "conflict") throw new ConflictError("changedMeanwhile");
    throw error;
  }
  return { id };
}

type Listed = Awaited<ReturnType<typeof listSharedRooms>>;

/** What the room says meanwhile, in words where the form has a choice. */
function staleForm(
  now: Listed["rooms"][number],
  typed: { purpose: string },
  choices: Listed["choices"],
): StaleFormError {
  const purpose = choices.find(({ value }) => value === now.purpose)?.name ?? "";
  const { version, name } = now;
  return new StaleFormError(version, now.purpose === typed.purpose ? { name } : { name, purpose });
}
