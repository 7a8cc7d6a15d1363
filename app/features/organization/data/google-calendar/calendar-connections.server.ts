import { and, eq } from "drizzle-orm";
import type { Statement, TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { calendarConnection } from "~/db/schema/settings.server";

/** A provider's calendar at Google. The tokens are sealed; `connectedAt` in UTC ms. */
export interface CalendarConnection {
  employeeId: string;
  calendarId: string;
  calendarName: string;
  sealedTokens: string;
  connectedAt: number;
}

const ROW = pick({
  employeeId: calendarConnection.employeeId,
  calendarId: calendarConnection.calendarId,
  calendarName: calendarConnection.calendarName,
  sealedTokens: calendarConnection.sealedTokens,
  connectedAt: calendarConnection.connectedAt,
});

const ofEmployee = (db: TenantDb, employeeId: string) =>
  and(db.own(calendarConnection), eq(calendarConnection.employeeId, employeeId));

export async function findConnection(db: TenantDb, employeeId: string): Promise<CalendarConnection | undefined> {
  const [row] = await db.orm.select(ROW).from(calendarConnection).where(ofEmployee(db, employeeId)).limit(1);
  return row;
}

/** Connects, or puts new tokens and another calendar in the place of those before. */
export const putConnection = (db: TenantDb, { employeeId, ...facts }: CalendarConnection): Statement =>
  db.orm
    .insert(calendarConnection)
    .values({ organizationId: db.organizationId, employeeId, ...facts })
    .onConflictDoUpdate({ target: [calendarConnection.organizationId, calendarConnection.employeeId], set: facts });

export const setCalendar = (db: TenantDb, employeeId: string, chosen: { id: string; name: string }): Statement =>
  db.orm
    .update(calendarConnection)
    .set({ calendarId: chosen.id, calendarName: chosen.name })
    .where(ofEmployee(db, employeeId));

export const setTokens = (db: TenantDb, employeeId: string, sealedTokens: string): Statement =>
  db.orm.update(calendarConnection).set({ sealedTokens }).where(ofEmployee(db, employeeId));

/** The tokens go with the row; that there was a connection the audit knows. */
export const dropConnection = (db: TenantDb, employeeId: string): Statement =>
  db.orm.delete(calendarConnection).where(ofEmployee(db, employeeId));
