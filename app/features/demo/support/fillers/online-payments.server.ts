import { APPOINTMENT_STATE as S, type AppointmentState } from "~/features/scheduling/public.server";
import type { Cast } from "../../domain/cast";
import { demoId } from "../../domain/demo-id";
import { createRandom } from "../../domain/random";
import { tableOf, type Row, type TableRows } from "../../domain/table-rows";
import type { DemoAppointment } from "../appointments/demo-appointments.server";
import type { Step } from "../appointments/course.server";

/** Share of the video appointments not paid otherwise that are paid online. */
const PAID_SHARE = 0.4;
const ENDED: readonly AppointmentState[] = [S.CONCLUDED, S.COMPLETED];
const PAYABLE: readonly AppointmentState[] = [...ENDED, S.CONFIRMED, S.CANCELED];

const costOf = ({ offering, branch }: DemoAppointment) => offering.cost[branch.key] ?? 0;

const isPayable = (appointment: DemoAppointment) =>
  appointment.offering.kind === "video" &&
  appointment.patient !== null &&
  appointment.paidByCreditAt === undefined &&
  costOf(appointment) > 0 &&
  PAYABLE.includes(appointment.state) &&
  appointment.steps.every(({ action }) => action !== "mark-paid");

/** The step by which it is paid at the end of what happened so far. */
const payStep = ({ to, at, startsAt }: Step): Step => ({
  ...{ action: "pay", actor: { kind: "system", id: "payment" }, from: to, to, at, startsAt },
});

/** With a payment: what ended or is ahead is paid last, what was canceled before that. */
function paid(appointment: DemoAppointment, paymentId: string): DemoAppointment {
  const kept = appointment.state === S.CANCELED ? appointment.steps.slice(0, -1) : appointment.steps;
  const before = kept.at(-1);
  if (!before) return appointment;
  const steps = [...kept, payStep(before), ...appointment.steps.slice(kept.length)];
  return { ...appointment, steps, paidOnline: { paymentId, at: before.at } };
}

/** The same appointments, some of those by video paid online. */
export function paidOnline(cast: Cast, appointments: readonly DemoAppointment[]): DemoAppointment[] {
  const random = createRandom(`demo/${cast.plan.slug}/payments`);
  return appointments.map((appointment) => {
    const own = random.fork(appointment.id);
    if (!isPayable(appointment) || !own.chance(PAID_SHARE)) return appointment;
    return paid(appointment, demoId(appointment.steps.at(-1)?.at ?? cast.seededAt, own));
  });
}

/**
 * The payments of what is paid online, by the type of the gateway that takes no money; of what was canceled it went
 * back.
 */
export function paymentRows(appointments: readonly DemoAppointment[], gatewayType: string): TableRows[] {
  const payments: Row[] = [];
  const checkouts: Row[] = [];
  for (const appointment of appointments) {
    const { id, patient, branch, offering, state, steps } = appointment;
    if (!appointment.paidOnline) continue;
    const { paymentId, at } = appointment.paidOnline;
    const status = state === S.CANCELED ? "REFUNDED" : "PAID";
    const money = { amount_minor: costOf(appointment), currency_code: branch.currency };
    const asked = { purpose: "VISIT", appointment_id: id, patient_id: patient?.id ?? null };
    const times = { paid_at: at, refunded_at: status === "REFUNDED" ? (steps.at(-1)?.at ?? at) : null };
    payments.push({
      ...{ id: paymentId, ...asked, ...money, status, gateway_type: gatewayType, gateway_reference: paymentId },
      ...{ created_at: at, ...times },
    });
    checkouts.push({ id: paymentId, description: offering.name, ...money, return_url: "", status, at, ...times });
  }
  return [tableOf("payment", payments), tableOf("development_checkout", checkouts)].filter(
    ({ rows }) => rows.length > 0,
  );
}
