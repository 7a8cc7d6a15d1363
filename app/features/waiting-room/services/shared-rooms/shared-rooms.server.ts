import { readCatalog } from "~/features/organization/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import { recordServices } from "~/platform/records/record-services.server";
import { sharedRoomRows, sharedRoomsQuery } from "../../data/shared-rooms/shared-rooms.server";
import { purposeFrom, purposeText } from "../../domain/rooms/room-purpose";
import { sharedRoomKind } from "../../schemas/shared-rooms/shared-room";
import { settleEntries } from "../../support/rooms/settle-entries.server";

type StoredRoom = Awaited<ReturnType<typeof sharedRoomsQuery>>[number];

const withPurpose = (room: StoredRoom) => ({ ...room, purpose: purposeText(room) });

/** Everything that a room can be for; only what is in use can be chosen anew. @throws ForbiddenError */
export async function listPurposes(context: RequestContext) {
  await authorize(context, "organization.manage");
  const { branches, offerings } = await readCatalog(context);
  const choice = <Kind extends "branch" | "offering">(kind: Kind, all: typeof branches | typeof offerings) =>
    all.map(({ id, name, enabled }) => ({ value: `${kind}:${id}`, kind, name, enabled }));
  return [...choice("branch", branches), ...choice("offering", offerings)];
}

/** Whoever waits in a room that is not theirs any more goes over by themselves. */
export const sharedRooms = recordServices(sharedRoomKind, {
  list: async ({ db }) => (await sharedRoomsQuery(db)).map(withPurpose),
  read: async ({ db }, id) => {
    const [room] = await sharedRoomsQuery(db, id);
    return room && withPurpose(room);
  },
  /** The purpose in words where the form has another choice. */
  shown: async (context, room, { purpose }) =>
    room.purpose === purpose
      ? {}
      : { purpose: (await listPurposes(context)).find(({ value }) => value === room.purpose)?.name ?? "" },
  check: async (context, { purpose }, room) => {
    const choice = (await listPurposes(context)).find(({ value }) => value === purpose);
    if (!choice || (!choice.enabled && room?.purpose !== purpose))
      throw new InvalidError([{ field: "purpose", message: "errors:field.chooseOne" }]);
  },
  saving: ({ db, now }, { name, purpose }) =>
    sharedRoomRows.saving(db, { name, ...purposeFrom(purpose) }, { createdAt: now }),
  rows: sharedRoomRows,
  outbox: ({ now }, id) => settleEntries(now, id),
});
