import { readCatalog } from "~/features/organization/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { sharedRoomsQuery } from "../../data/shared-rooms/shared-rooms.server";
import { purposeText } from "../../domain/rooms/room-purpose";

/** Something that a room can be for; `kind` as in the text of a purpose. */
export interface PurposeChoice {
  value: string;
  kind: "branch" | "offering";
  name: string;
  /** It is in use: only such can be chosen anew. */
  enabled: boolean;
}

/** The rooms that are shared, open or not, and everything that a room can be for. @throws ForbiddenError */
export async function listSharedRooms(context: RequestContext) {
  await authorize(context, "organization.manage");
  const [rooms, { branches, offerings }] = await Promise.all([sharedRoomsQuery(context.db), readCatalog(context)]);
  const choices: PurposeChoice[] = [
    ...branches.map(({ id, name, enabled }) => ({ value: `branch:${id}`, kind: "branch" as const, name, enabled })),
    ...offerings.map(({ id, name, enabled }) => ({
      value: `offering:${id}`,
      kind: "offering" as const,
      name,
      enabled,
    })),
  ];
  return { rooms: rooms.map((room) => ({ ...room, purpose: purposeText(room) })), choices };
}
