import { and, desc, eq, gt, ne, or, isNull, sql } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { calendarSettings } from "~/db/schema/organization.server";
import { outbox } from "~/db/schema/platform.server";
import { appointment, appointmentHistory } from "~/db/schema/scheduling.server";
import { appointmentStateOf, type AppointmentState } from "../domain/appointment-states";
import { isAppointmentAction, type AppointmentAction } from "../domain/appointment-transitions";
import { mustBePaidToBook, paymentStatement } from "./pay-to-book.server";

/** An appointment as a change needs it. Instants in UTC ms. */
export interface AppointmentRow {
  id: string;
  stateId: AppointmentState;
  type: "video" | "in_patient";
  employeeId: string;
  branchId: string;
  serviceOfferingId: string | null;
  patientId: string | null;
  startsAt: number;
  endsAt: number;
  bufferBeforeMinutes: number;
  bufferAfterMinutes: number;
  lane: number;
  timeZone: string;
  localDay: string;
  reason: string;
  version: number;
  undoUntil: number | null;
  paidAtClinicAt: number | null;
  disabledAt: number | null;
  /** The group session in which it holds a seat; null for a visit by itself. */
  sessionId: string | null;
  createdAt: number;
}

/** The last change of state, from the history. */
export interface LastStateChange {
  action: AppointmentAction;
  actorKind: string;
  actorId: string | null;
  from: AppointmentState | null;
  at: number;
}

/** A mail about the appointment that has not gone out yet, because it is held back while its cause can be undone. */
export interface HeldMail {
  id: string;
  template: string;
}

export interface AppointmentForChange {
  appointment: AppointmentRow;
  lastChange: LastStateChange | null;
  heldMails: HeldMail[];
  undoWindowSeconds: number;
  dailyMaximum: number | null;
  /** The offering's kind of service must be paid to book. */
  payToBook: boolean;
}

/** A held mail that goes out sooner than this counts as sent: its consumer may be at work. */
const NEARLY_SENT_MS = 2_000;
const DEFAULT_UNDO_SECONDS = 60;

const fields = {
  id: appointment.id,
  stateId: appointment.stateId,
  type: appointment.type,
  employeeId: appointment.employeeId,
  branchId: appointment.branchId,
  serviceOfferingId: appointment.serviceOfferingId,
  patientId: appointment.patientId,
  startsAt: appointment.startsAt,
  endsAt: appointment.endsAt,
  bufferBeforeMinutes: appointment.bufferBeforeMinutes,
  bufferAfterMinutes: appointment.bufferAfterMinutes,
  lane: appointment.lane,
  timeZone: appointment.timeZone,
  localDay: appointment.localDay,
  reason: appointment.reason,
  version: appointment.version,
  undoUntil: appointment.undoUntil,
  paidAtClinicAt: appointment.paidAtClinicAt,
  disabledAt: appointment.disabledAt,
  sessionId: appointment.sessionId,
  createdAt: appointment.createdAt,
};

const rowStatement = (db: TenantDb, id: string) =>
  db.orm
    .select(pick(fields))
    .from(appointment)
    .where(and(db.own(appointment), eq(appointment.id, id)));

/** The newest change that made another state of it. */
const lastChangeStatement = (db: TenantDb, id: string) =>
  db.orm
    .select(
      pick({
        action: appointmentHistory.action,
        actorKind: appointmentHistory.actorKind,
        actorId: appointmentHistory.actorId,
        from: appointmentHistory.fromStateId,
        at: appointmentHistory.at,
      }),
    )
    .from(appointmentHistory)
    .where(
      and(
        db.own(appointmentHistory),
        eq(appointmentHistory.appointmentId, id),
        or(isNull(appointmentHistory.fromStateId), ne(appointmentHistory.fromStateId, appointmentHistory.toStateId)),
      ),
    )
    .orderBy(desc(appointmentHistory.version))
    .limit(1);

const heldMailsStatement = (db: TenantDb, id: string, now: number) =>
  db.orm
    .select(pick({ id: outbox.id, template: sql<string>`json_extract(${outbox.payload}, '$.template')` }))
    .from(outbox)
    .where(
      and(
        db.own(outbox),
        eq(outbox.status, "PENDING"),
        gt(outbox.availableAt, now + NEARLY_SENT_MS),
        eq(outbox.topic, "mail"),
        sql`json_extract(${outbox.payload}, '$.appointmentId') = ${id}`,
      ),
    );

const settingsStatement = (db: TenantDb) =>
  db.orm
    .select(
      pick({ undoWindowSeconds: calendarSettings.undoWindowSeconds, dailyMaximum: calendarSettings.dailyMaximum }),
    )
    .from(calendarSettings)
    .where(db.own(calendarSettings));

/**
 * Everything that a change of one appointment looks at, in one round trip; undefined where there is none of that id.
 * Mails held back at `now` (UTC ms) are the ones that a further change makes untrue.
 */
export async function readForChange(db: TenantDb, id: string, now: number): Promise<AppointmentForChange | undefined> {
  const [[row], [last], heldMails, [settings], payments] = await db.batch([
    rowStatement(db, id),
    lastChangeStatement(db, id),
    heldMailsStatement(db, id, now),
    settingsStatement(db),
    paymentStatement(db),
  ]);
  if (!row) return undefined;
  const kind = row.type === "video" ? "VIDEO_CONSULTATION" : "PHYSICAL_CONSULTATION";
  return {
    appointment: { ...row, stateId: appointmentStateOf(row.stateId) },
    lastChange:
      last && isAppointmentAction(last.action)
        ? { ...last, action: last.action, from: last.from === null ? null : appointmentStateOf(last.from) }
        : null,
    heldMails,
    undoWindowSeconds: settings?.undoWindowSeconds ?? DEFAULT_UNDO_SECONDS,
    dailyMaximum: settings?.dailyMaximum ?? null,
    payToBook: mustBePaidToBook(payments, kind),
  };
}
