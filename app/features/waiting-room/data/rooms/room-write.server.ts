import { and, eq, isNull } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { roomLink, roomRegistry } from "~/db/schema/waiting-room.server";

interface NewLink {
  tokenHash: string;
  waitingRoomId: string;
  appointmentId: string;
  createdAt: number;
  expiresAt: number;
}

/** Withdraws every link into an appointment that still opened it. */
export const withdrawLinksStatement = (db: TenantDb, appointmentId: string, now: number) =>
  db.orm
    .update(roomLink)
    .set({ revokedAt: now })
    .where(and(db.own(roomLink), eq(roomLink.appointmentId, appointmentId), isNull(roomLink.revokedAt)));

/** Adds a link, and the room's object to the register of what holds data of the organization. */
export const addLinkStatements = (db: TenantDb, link: NewLink, objectName: string) => [
  db.orm.insert(roomLink).values({ organizationId: db.organizationId, ...link }),
  db.orm
    .insert(roomRegistry)
    .values({ organizationId: db.organizationId, objectName, kind: "WAITING_ROOM", createdAt: link.createdAt })
    .onConflictDoNothing(),
];
