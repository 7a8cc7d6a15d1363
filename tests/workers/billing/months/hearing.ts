import type { Appointment, Expected, HandCharge, Online } from "./expected";
import type { Gateways } from "./gateways";

/** What of a month the answers about payments are compared with. */
interface Month {
  expected: Expected;
  gateways: Gateways;
  rows: <T>(text: string, ...values: (string | number)[]) => Promise<T[]>;
  complain: (what: string) => void;
  count: (what: string) => void;
}

interface Row {
  id: string;
  purpose: Online["purpose"];
  status: string;
  gateway: string;
  appointmentId: string | null;
  patientId: string | null;
  amount: number;
  review: string | null;
  appliedBy: string | null;
}

interface ItemRow {
  paymentId: string;
  appointmentId: string | null;
  chargeId: string | null;
  amount: number;
  appliedAt: number | null;
  appliedBy: string | null;
}

const PAYMENTS = `SELECT p.id, p.purpose, p.status, p.gateway_type AS gateway, p.appointment_id AS "appointmentId",
p.patient_id AS "patientId", p.amount_minor AS amount, p.review,
(SELECT a.online_payment_id FROM appointment a WHERE a.organization_id = ?1 AND a.id = p.appointment_id) AS "appliedBy"
FROM payment p WHERE p.organization_id = ?1 ORDER BY p.id`;
const ITEMS = `SELECT t.payment_id AS "paymentId", t.appointment_id AS "appointmentId", t.charge_id AS "chargeId",
t.amount_minor AS amount, t.applied_at AS "appliedAt",
(SELECT a.online_payment_id FROM appointment a WHERE a.organization_id = ?1 AND a.id = t.appointment_id) AS "appliedBy"
FROM payment_item t WHERE t.organization_id = ?1 ORDER BY t.payment_id, t.item_no`;

/** What the product is asked for at this moment: how much, or which things. */
export interface Asked {
  due: bigint | null;
  owed: readonly { of: Appointment | HandCharge; amount: bigint }[] | null;
}

function begun(month: Month, row: Row, items: readonly ItemRow[], { due, owed }: Asked): Online {
  const of = month.expected.appointments.find(({ id }) => id === row.appointmentId) ?? null;
  const amount = BigInt(row.amount);
  if (amount !== due) month.complain(`${row.id} asks for ${amount}, not for ${due ?? "nothing"}`);
  const named = (owed ?? []).map((each) => `${each.of.id} ${each.amount}`).sort();
  const stored = items.map((each) => `${each.appointmentId ?? each.chargeId ?? ""} ${each.amount}`).sort();
  if (row.purpose === "BALANCE" && named.join() !== stored.join())
    month.complain(`${row.id} is for ${stored.join()}, not for ${named.join()}`);
  const kept = {
    status: "open",
    came: 0n,
    back: 0n,
    isApplied: false,
    isFlagged: false,
    wasFlagged: false,
    ...{ pendingPart: null, stillOwes: false },
  } as const;
  const { id, gateway, purpose, patientId: patient } = row;
  const known = [...month.expected.appointments, ...month.expected.charges];
  const settledOf = (thing: Appointment | HandCharge | null) =>
    thing && "stage" in thing ? month.expected.settledBut(thing, id) : 0n;
  return {
    ...{ id, gateway, purpose, patient, amount, of, settledThen: settledOf(of), ...kept },
    items: items.flatMap((each) => {
      const thing = known.find((one) => one.id === (each.appointmentId ?? each.chargeId));
      if (!thing) return [];
      const settledThen = settledOf(thing);
      return [{ of: thing, amount: BigInt(each.amount), isApplied: false, paysMinor: 0n, settledThen }];
    }),
  };
}

/** A payment is called paid where its gateway was paid as much as was asked for, and only there. */
function settle(month: Month, payment: Online, row: Row): void {
  if (payment.status !== "open" || !["PAID", "UNCLEAR", "REFUNDED"].includes(row.status)) return;
  const came = month.gateways.paidAt(payment.id);
  if (came === undefined) {
    month.complain(`${payment.id} is ${row.status}, and nobody paid at ${payment.gateway}`);
    return;
  }
  const isClear = came === payment.amount;
  if (isClear !== (row.status === "PAID")) month.complain(`${payment.id} is ${row.status} by ${came}`);
  Object.assign(payment, { status: isClear ? "paid" : "unclear", came });
  if (!isClear) month.expected.flag(payment);
}

/** Whether the product has let a verified payment take effect, or has a person look into it. */
function isApplied(payment: Online, row: Row, items: readonly ItemRow[]): boolean {
  if (row.purpose === "PAY_NOW") return true;
  if (row.review === "NOT_NEEDED")
    return row.purpose === "VISIT" || items.every(({ appliedAt, chargeId }) => chargeId === null || appliedAt !== null);
  if (row.purpose === "VISIT") return row.appliedBy === payment.id;
  return items.every((item) => (item.chargeId === null ? item.appliedBy === payment.id : item.appliedAt !== null));
}

/** Looks what the product has learned of its online payments, and holds it against their gateways. */
export async function hear(month: Month, asked: Asked): Promise<void> {
  const [rows, items] = await Promise.all([month.rows<Row>(PAYMENTS), month.rows<ItemRow>(ITEMS)]);
  for (const row of rows) {
    const own = items.filter(({ paymentId }) => paymentId === row.id);
    let payment = month.expected.online.find(({ id }) => id === row.id);
    if (!payment) {
      payment = begun(month, row, own, asked);
      month.expected.online.push(payment);
      month.count(`payments by ${row.gateway}`);
    }
    settle(month, payment, row);
    if (payment.status !== "paid" || payment.isApplied || !isApplied(payment, row, own)) continue;
    month.expected.apply(payment);
    const flagged = row.review === "NOT_NEEDED";
    if (row.purpose !== "PAY_NOW" && flagged !== payment.isFlagged)
      month.complain(`${row.id} is ${flagged ? "" : "not "}to be looked into (${row.purpose})`);
  }
}
