import { and, eq, gt, sql, type SQLWrapper } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { calendarSettings } from "~/db/schema/calendar-settings.server";
import { outbox } from "~/db/schema/platform.server";
import { appointment } from "~/db/schema/scheduling.server";
import { appointmentStateOf, type AppointmentState } from "../../domain/appointments/appointment-states";
import type { WayBack } from "../../domain/appointments/way-back";
import { paymentTerms, type PaymentTerms } from "../../domain/payments/online-payment";
import { failedPaymentsStatement } from "../lists/kept-online.server";
import { paymentStatement, termFields } from "../payments/pay-to-book.server";
import {
  AGREED,
  CHARGED,
  EARLIER_PAYMENTS,
  IS_CHARGED,
  OFFERED,
  OFFERED_AT,
  SETTLED,
} from "../lists/appointment-joins.server";

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
  /** What undoing the last change needs to know; null where it cannot be undone. */
  wayBack: WayBack | null;
  startedAt: number | null;
  concludedAt: number | null;
  /** Whether it makes its provider one who looks after the patient. */
  foundsRelation: boolean;
  paidAtClinicAt: number | null;
  /** When a verified payment paid it; and the last one that took effect on it, of which money may have gone back since. */
  paidOnlineAt: number | null;
  onlinePaymentId: string | null;
  /** When one of the patient's credits was set aside for it. */
  paidByCreditAt: number | null;
  disabledAt: number | null;
  /** The group session in which it holds a seat; null for an appointment by itself. */
  sessionId: string | null;
  /** The patient who booked it; null where it was anybody else. */
  bookedByPatientId: string | null;
  /** Deadline for confirming it by the mailed link; null if none is asked for. */
  proofDueAt: number | null;
  createdAt: number;
}

/** A mail about the appointment that has not gone out yet, because it is held back while its cause can be undone. */
export interface HeldMail {
  id: string;
  template: string;
  /** When it goes out, UTC ms. */
  availableAt: number;
}

export interface AppointmentForChange extends PaymentTerms {
  appointment: AppointmentRow;
  heldMails: HeldMail[];
  /** How long mails of a change that can be undone are held back. */
  undoWindowSeconds: number;
  dailyMaximum: number | null;
  /** What of it was written off (minor units). */
  waivedMinor: number;
  /** The online payments that took effect on it before the last one. */
  earlierPayments: readonly string[];
  /** Its offering confirms a booking by itself. */
  confirmsItself: boolean;
  /** Its charge stands in the books. */
  isCharged?: boolean;
  /** Its price is another one from now on. */
  isRepriced?: boolean;
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
  wayBack: appointment.wayBack,
  startedAt: appointment.startedAt,
  concludedAt: appointment.concludedAt,
  foundsRelation: appointment.foundsRelation,
  paidAtClinicAt: appointment.paidAtClinicAt,
  paidOnlineAt: appointment.paidOnlineAt,
  paidByCreditAt: appointment.paidByCreditAt,
  onlinePaymentId: appointment.onlinePaymentId,
  disabledAt: appointment.disabledAt,
  sessionId: appointment.sessionId,
  bookedByPatientId: appointment.bookedByPatientId,
  proofDueAt: appointment.proofDueAt,
  createdAt: appointment.createdAt,
};

/** Ids as one bound value, however many they are. */
const among = (column: SQLWrapper, ids: readonly string[]) =>
  sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;

const rowsStatement = (db: TenantDb, ids: readonly string[]) =>
  db.orm
    .select(
      pick({
        ...{ ...fields, ...termFields },
        isCharged: sql<number>`${IS_CHARGED}`,
        earlierPayments: EARLIER_PAYMENTS,
      }),
    )
    .from(appointment)
    .leftJoin(...OFFERED)
    .leftJoin(...OFFERED_AT)
    .leftJoin(...CHARGED)
    .leftJoin(...AGREED)
    .leftJoin(...SETTLED)
    .where(and(db.own(appointment), among(appointment.id, ids)));

const ABOUT = sql<string>`json_extract(${outbox.payload}, '$.appointmentId')`;

const heldMailsStatement = (db: TenantDb, ids: readonly string[], now: number) =>
  db.orm
    .select(
      pick({
        id: outbox.id,
        appointmentId: ABOUT,
        template: sql<string>`json_extract(${outbox.payload}, '$.template')`,
        availableAt: outbox.availableAt,
      }),
    )
    .from(outbox)
    .where(
      and(
        db.own(outbox),
        eq(outbox.status, "PENDING"),
        gt(outbox.availableAt, now + NEARLY_SENT_MS),
        eq(outbox.topic, "mail"),
        among(ABOUT, ids),
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
 * Everything that a change of some appointments looks at, in one round trip however many they are; in the order of
 * their ids, without those that there are none of. Mails held back at `now` (UTC ms) are the ones that a further change
 * makes untrue.
 */
export async function readManyForChange(
  db: TenantDb,
  ids: readonly string[],
  now: number,
): Promise<AppointmentForChange[]> {
  const [rows, mails, [settings], kinds, failed] = await db.batch([
    rowsStatement(db, ids),
    heldMailsStatement(db, ids, now),
    settingsStatement(db),
    paymentStatement(db),
    failedPaymentsStatement(db, ids),
  ]);
  return ids.flatMap((id) => {
    const row = rows.find((each) => each.id === id);
    if (!row) return [];
    const { ownPaymentOption, costMinor, currencyCode, taxes, baseMinor, discounts, settledMinor, ...others } = row;
    const { confirmsItself, isCharged, waivedMinor, earlierPayments, ...plain } = others;
    const priced = { costMinor, currencyCode, taxes, baseMinor, discounts, settledMinor };
    const stored = { type: row.type, ownPaymentOption, ...priced };
    const tried = failed.some((each) => each.appointmentId === id);
    return {
      appointment: { ...plain, stateId: appointmentStateOf(row.stateId) },
      heldMails: mails.filter((each) => each.appointmentId === id),
      undoWindowSeconds: settings?.undoWindowSeconds ?? DEFAULT_UNDO_SECONDS,
      dailyMaximum: settings?.dailyMaximum ?? null,
      ...{ confirmsItself: confirmsItself ?? false, isCharged: isCharged === 1, waivedMinor },
      earlierPayments,
      ...paymentTerms(stored, kinds, tried),
    };
  });
}

/** The same of one; undefined where there is none of that id. */
export const readForChange = async (db: TenantDb, id: string, now: number): Promise<AppointmentForChange | undefined> =>
  (await readManyForChange(db, [id], now))[0];

/** The rows of links that staff sent are named after the appointment (`sendPaymentLink`): they are read by their key. */
const SENT = `SELECT j.value AS id, max(o.available_at) AS at FROM json_each(?2) j
CROSS JOIN outbox o ON o.organization_id = ?1 AND o.id >= 'payment:' || j.value || ':' AND o.id < 'payment:' || j.value || ';'
WHERE o.topic = 'mail' AND o.status IN ('PENDING', 'DONE') GROUP BY j.value`;

/** When staff last sent a payment link for some appointments (UTC ms), or when it goes out, by their ids. */
export async function readPaymentLinks(db: TenantDb, ids: readonly string[]): Promise<Record<string, number>> {
  if (ids.length === 0) return {};
  const found = await db.raw(SENT, db.organizationId, JSON.stringify(ids)).all<{ id: string; at: number }>();
  return Object.fromEntries(found.results.map(({ id, at }) => [id, at]));
}
