import type { TenantDb } from "~/db/client.server";
import { roomLink, roomRegistry } from "~/db/schema/waiting-room.server";

interface NewLink {
  tokenHash: string;
  waitingRoomId: string;
  appointmentId: string;
  createdAt: number;
  expiresAt: number;
}

/** Adds a link, and the room's object to the register of what holds data of the organization. */
export const addLinkStatements = (db: TenantDb, link: NewLink, objectName: string) => [
  db.orm.insert(roomLink).values({ organizationId: db.organizationId, ...link }),
  db.orm
    .insert(roomRegistry)
    .values({ organizationId: db.organizationId, objectName, kind: "WAITING_ROOM", createdAt: link.createdAt })
    .onConflictDoNothing(),
];
