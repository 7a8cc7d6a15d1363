import { and, desc, eq, lt, sql, type SQL } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { inAppNotification } from "~/db/schema/notifications.server";
import { appointment } from "~/db/schema/scheduling.server";

/** A notification as it is stored, with what its words need of the appointment. Instants in UTC ms. */
export interface StoredNotice {
  id: string;
  event: string;
  appointmentId: string | null;
  importId: string | null;
  labOrderId: string | null;
  invoiceId: string | null;
  at: number;
  readAt: number | null;
  startsAt: number | null;
  timeZone: string | null;
}

const FILE = `INSERT INTO in_app_notification (organization_id, id, user_id, outbox_id, event, appointment_id, import_id, at, lab_order_id, invoice_id)
SELECT ?1, ?2, ?3, o.id, ?5, ?6, ?7, ?8, ?9, ?10 FROM outbox o WHERE o.organization_id = ?1 AND o.id = ?4 AND o.status = 'PENDING'`;
const READ =
  "UPDATE in_app_notification SET read_at = ?3 WHERE organization_id = ?1 AND user_id = ?2 AND read_at IS NULL";
/** Counting further would tell nobody more. */
const MOST_COUNTED = 100;

interface NewNotice {
  id: string;
  userId: string;
  outboxId: string;
  event: string;
  appointmentId: string | null;
  importId: string | null;
  labOrderId: string | null;
  invoiceId: string | null;
  at: number;
}

/** Files it while its outbox row is still to be done: one that was withdrawn leaves none. */
export const fileNoticeStatement = (
  db: TenantDb,
  { id, userId, outboxId, event, appointmentId, importId, labOrderId, invoiceId, at }: NewNotice,
): D1PreparedStatement =>
  db.raw(FILE, ...[db.organizationId, id, userId, outboxId, event, appointmentId, importId, at, labOrderId, invoiceId]);

/** Whether this outbox row was filed for this user before. */
export async function wasFiled(db: TenantDb, outboxId: string, userId: string): Promise<boolean> {
  const found = await db
    .raw(
      "SELECT 1 AS found FROM in_app_notification WHERE organization_id = ?1 AND outbox_id = ?2 AND user_id = ?3",
      db.organizationId,
      outboxId,
      userId,
    )
    .first("found");
  return found !== null;
}

const stored = {
  id: inAppNotification.id,
  event: inAppNotification.event,
  appointmentId: inAppNotification.appointmentId,
  importId: inAppNotification.importId,
  labOrderId: inAppNotification.labOrderId,
  invoiceId: inAppNotification.invoiceId,
  at: inAppNotification.at,
  readAt: inAppNotification.readAt,
  startsAt: appointment.startsAt,
  timeZone: appointment.timeZone,
};

const ofUser = (db: TenantDb, userId: string, which?: SQL) =>
  db.orm
    .select(pick(stored))
    .from(inAppNotification)
    .leftJoin(
      appointment,
      and(
        eq(appointment.organizationId, inAppNotification.organizationId),
        eq(appointment.id, inAppNotification.appointmentId),
      ),
    )
    .where(and(db.own(inAppNotification), eq(inAppNotification.userId, userId), which))
    .orderBy(desc(inAppNotification.id));

/** The user's newest first, those before `before` (an id) where one is given. Ids ascend with time. */
export function listNotices(
  db: TenantDb,
  userId: string,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<StoredNotice[]> {
  return ofUser(db, userId, before === undefined ? undefined : lt(inAppNotification.id, before)).limit(limit);
}

/** One of the user's own. */
export async function readNotice(db: TenantDb, userId: string, id: string): Promise<StoredNotice | undefined> {
  const [found] = await ofUser(db, userId, eq(inAppNotification.id, id)).limit(1);
  return found;
}

/** Those of the user's own with these ids; at most 100. */
export const listNoticesByIds = (db: TenantDb, userId: string, ids: readonly string[]): Promise<StoredNotice[]> =>
  ofUser(db, userId, sql`${inAppNotification.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`).limit(100);

/** How many are unread, at most MOST_COUNTED. */
export async function countUnread(db: TenantDb, userId: string): Promise<number> {
  const count = await db
    .raw(
      "SELECT count(*) AS count FROM (SELECT 1 FROM in_app_notification WHERE organization_id = ?1 AND user_id = ?2 AND read_at IS NULL LIMIT ?3)",
      db.organizationId,
      userId,
      MOST_COUNTED,
    )
    .first<number>("count");
  return count ?? 0;
}

/** Marks these of the user's as read, or all; it changes no row where none of them is unread. */
export const markReadStatement = (
  db: TenantDb,
  userId: string,
  ids: readonly string[] | "all",
  at: number,
): D1PreparedStatement =>
  ids === "all"
    ? db.raw(READ, db.organizationId, userId, at)
    : db.raw(`${READ} AND id IN (SELECT value FROM json_each(?4))`, db.organizationId, userId, at, JSON.stringify(ids));
