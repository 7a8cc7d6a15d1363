import { APPOINTMENT_STATE as S } from "~/features/scheduling/public.server";
import { DAY_MS } from "~/kernel/time/dates";
import { demoId } from "../../domain/demo-id";
import { createRandom } from "../../domain/random";
import { tableOf, type Row, type TableRows } from "../../domain/table-rows";
import type { DemoAppointment } from "../appointments/demo-appointments.server";
import type { Filler } from "./filler.server";

/** So many days back payments wait for somebody; of so many appointments one has such a payment. */
const RECENT_DAYS = 14;
const EACH_CANCELED = 4;
const EACH_COMPLETED = 60;

/** What was paid online and only a person can settle: canceled since, or another amount than the price. */
function paymentOf(appointment: DemoAppointment, now: number): { payment: Row; checkout: Row } | null {
  const { id: appointmentId, state, patient, branch, offering, steps } = appointment;
  const cost = offering.cost[branch.key] ?? 0;
  const last = steps.at(-1)?.at ?? 0;
  if (patient === null || cost === 0 || last < now - RECENT_DAYS * DAY_MS) return null;
  const random = createRandom(`demo/payment/${appointmentId}`);
  const isCanceled = state === S.CANCELED;
  const isOdd = state === S.COMPLETED && !steps.some(({ action }) => action === "mark-paid");
  if (!(isCanceled || isOdd) || random.whole(1, isCanceled ? EACH_CANCELED : EACH_COMPLETED) !== 1) return null;
  const at = steps[0]?.at ?? last;
  const id = demoId(at, random);
  const amount = isCanceled ? cost : cost - 500;
  const money = { description: offering.name, amount_minor: amount, currency_code: branch.currency };
  return {
    payment: {
      ...{ id, purpose: "VISIT", appointment_id: appointmentId, patient_id: patient.id, ...money },
      ...{ status: isCanceled ? "PAID" : "UNCLEAR", gateway_type: "DEVELOPMENT", gateway_reference: id },
      ...{ review: isCanceled ? "NOT_NEEDED" : "MISMATCH", created_at: at, paid_at: isCanceled ? at : null },
    },
    checkout: { id, ...money, return_url: "", status: "PAID", at },
  };
}

function paymentRows(appointments: readonly DemoAppointment[]): TableRows[] {
  const now = Math.max(0, ...appointments.map(({ steps }) => steps.at(-1)?.at ?? 0));
  const made = appointments.flatMap((appointment) => paymentOf(appointment, now) ?? []);
  return [
    tableOf(
      "payment",
      made.map(({ payment }) => payment),
    ),
    tableOf(
      "development_checkout",
      made.map(({ checkout }) => checkout),
    ),
  ];
}

/** Payments by the gateway without money that wait for somebody to refund or settle them. */
export const payments: Filler = {
  ofAppointments: paymentRows,
  marked: [{ table: "payment", belongings: [{ table: "development_checkout", column: "id" }] }],
};
