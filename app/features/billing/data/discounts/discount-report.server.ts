import type { TenantDb } from "~/db/client.server";
import { rowsOf } from "~/db/rows.server";
import type { DiscountMove } from "../../domain/discounts/discount-kinds";

/** One use that was taken or given back. `at` is UTC ms, the amount in the currency's minor unit. */
export interface DiscountMoveRow {
  id: string;
  discountId: string;
  name: string;
  code: string;
  appointmentId: string;
  patientId: string;
  kind: DiscountMove;
  amountMinor: number;
  currencyCode: string;
  at: number;
  actorKind: string;
  actorId: string | null;
}

/** What uses came to in a currency. */
export interface DiscountSum {
  currencyCode: string;
  /** Uses that were taken, less those that were given back. */
  uses: number;
  amountMinor: number;
}

/** Where a list of moves goes on: behind this one. */
export interface DiscountMoveKey {
  at: number;
  id: string;
}

/** What is asked for: a period (UTC ms, the first instant included, the last not), and one discount or all. */
export interface DiscountPeriod {
  from: number;
  until: number;
  discountId: string | null;
}

/** So many moves are added up, the latest. */
const MOST_ADDED_UP = 10_000;

const COLUMNS = `m.id, m.discount_id AS "discountId", d.name, d.code, m.appointment_id AS "appointmentId", m.patient_id AS "patientId",
m.kind, m.amount_minor AS "amountMinor", m.currency_code AS "currencyCode", m.at, m.actor_kind AS "actorKind", m.actor_id AS "actorId"`;
const JOINS = "JOIN discount d ON d.organization_id = ?1 AND d.id = m.discount_id";
/** Along the index of the time, or of the discount. */
const within = (discountId: string | null) =>
  `m.organization_id = ?1 AND m.at >= ?2 AND (m.at, m.id) < (?3, ?4) AND ${discountId === null ? "?5 = ''" : "m.discount_id = ?5"}`;

const key = ({ until }: DiscountPeriod, after: DiscountMoveKey | null): DiscountMoveKey =>
  after !== null && after.at < until ? after : { at: until, id: "" };

/** The moves of a period behind one of them, the latest first; with `adds` what the whole period comes to, in one trip. */
export async function readDiscountMoves(
  db: TenantDb,
  period: DiscountPeriod,
  { after, size, adds }: { after: DiscountMoveKey | null; size: number; adds: boolean },
): Promise<{ moves: DiscountMoveRow[]; sums: DiscountSum[] }> {
  const { from, discountId } = period;
  const where = within(discountId);
  const page = `SELECT ${COLUMNS} FROM discount_move m ${JOINS} WHERE ${where} ORDER BY m.at DESC, m.id DESC LIMIT ?6`;
  const sums = `SELECT s.currency_code AS "currencyCode", sum(s.step) AS uses, sum(s.step * s.amount_minor) AS "amountMinor" FROM
(SELECT m.currency_code, m.amount_minor, CASE m.kind WHEN 'TAKE' THEN 1 ELSE -1 END AS step FROM discount_move m
WHERE ${where} ORDER BY m.at DESC, m.id DESC LIMIT ?6) s GROUP BY 1 ORDER BY 1`;
  const last = key(period, after);
  const whole = key(period, null);
  const own = db.organizationId;
  const [moves, added] = await db.rawBatch([
    db.raw(page, own, from, last.at, last.id, discountId ?? "", size),
    ...(adds ? [db.raw(sums, own, from, whole.at, whole.id, discountId ?? "", MOST_ADDED_UP)] : []),
  ]);
  return { moves: rowsOf<DiscountMoveRow>(moves), sums: rowsOf<DiscountSum>(added) };
}
