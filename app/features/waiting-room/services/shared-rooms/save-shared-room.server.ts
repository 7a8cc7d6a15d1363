import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { saveRecord } from "~/platform/records/save-record.server";
import { sharedRoomRows } from "../../data/shared-rooms/shared-rooms.server";
import { purposeFrom } from "../../domain/rooms/room-purpose";
import { sharedRoomKind } from "../../schemas/shared-rooms/shared-room";
import { listSharedRooms } from "./list-shared-rooms.server";
import { settleEntries } from "../../support/rooms/settle-entries.server";

/** For what a room was made is one room there already. */
export const purposeTaken = (field: string) => ({ field, message: "rooms:shared.taken" });

/**
 * Makes a shared room, or changes the one that `id` names. Whoever waits in a room that is not theirs any more goes
 * over by themselves.
 * @throws as saveRecord; InvalidError at `purpose` for a branch or offering that is not in use, or that an open room is
 * for already
 */
export async function saveSharedRoom(context: RequestContext, raw: unknown): Promise<{ id: string }> {
  await authorize(context, "organization.manage");
  const { id, version, ...values } = parse(sharedRoomKind.schema, raw);
  const { name, purpose } = values;
  /** The room as it is, with its purpose in words where the form has another choice. */
  const read = async () => {
    const { rooms, choices } = await listSharedRooms(context);
    const room = rooms.find((each) => each.id === id);
    const shown = choices.find(({ value }) => value === room?.purpose)?.name ?? "";
    const form = room && {
      version: room.version,
      name: room.name,
      purpose: room.purpose === purpose ? purpose : shown,
    };
    return { choices, room, form };
  };
  const { choices, room: before, form } = await read();
  const choice = choices.find(({ value }) => value === purpose);
  const asRead = before ? before.version === (version ?? before.version) : id === undefined;
  if (asRead && (!choice || (!choice.enabled && before?.purpose !== purpose)))
    throw new InvalidError([{ field: "purpose", message: "errors:field.chooseOne" }]);
  return saveRecord(context, {
    ...{ kind: "waiting-room", action: "waitingRoom", id, version, values },
    before: form,
    read: async () => (await read()).form,
    ...sharedRoomRows.saving(context.db, { name, ...purposeFrom(purpose) }, { createdAt: context.now }),
    outbox: (own) => settleEntries(context.now, own),
    taken: purposeTaken("purpose"),
  });
}
